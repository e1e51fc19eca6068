import { classNames } from '@/lib/classNames'
import { motionTarget } from '../motionTargets'
import styles from './DeskGrid.module.scss'

/** The desk's grid in the blue that does not print; the hero ends on it, the desk begins with it. */
export function DeskGrid({ className }: { className?: string | undefined }) {
  return (
    <div
      className={classNames(styles.grid, className)}
      {...motionTarget('layer', 'grid')}
      aria-hidden="true"
    />
  )
}
