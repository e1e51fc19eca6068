import { classNames } from '@/lib/classNames'
import { motionTarget } from '../motionTargets'
import styles from './DeskGrid.module.scss'

/** The grid in non-photo blue. The hero ends with it and the design section starts with it. */
export function DeskGrid({ className }: { className?: string | undefined }) {
  return (
    <div
      className={classNames(styles.grid, className)}
      {...motionTarget('layer', 'grid')}
      aria-hidden="true"
    />
  )
}
