import { classNames } from '@/lib/classNames'
import { motionTarget } from '../motionTargets'
import styles from './Rulers.module.scss'

/** px between two figures, as the stylesheet has it. */
const STEP_PX = 100
/** Enough for the widest and highest screens; what lies beyond the desk is cut off. */
const figures = Array.from({ length: 26 }, (_, index) => index * STEP_PX)

function Ruler({ side }: { side: 'top' | 'left' }) {
  return (
    <div className={classNames(styles.ruler, styles[side])} {...motionTarget('ruler', side)}>
      {figures.map((figure) => (
        <b key={figure}>{figure}</b>
      ))}
    </div>
  )
}

/** The desk's two rulers: decoration. */
export function Rulers() {
  return (
    <div aria-hidden="true">
      <Ruler side="top" />
      <Ruler side="left" />
    </div>
  )
}
