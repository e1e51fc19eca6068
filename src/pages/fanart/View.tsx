import { FanartDetail } from '@/features/fanart/FanartDetail'
import type { PageFrame } from '@/stores/pageFrame'
import styles from './background.module.scss'

export const frame: PageFrame = { theme: 'pink' }

/** One fan art. */
export default function FanartView() {
  return (
    <div data-theme="pink" className={styles.background}>
      <FanartDetail />
    </div>
  )
}
