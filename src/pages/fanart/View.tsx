import { FanartDetail } from '@/features/fanart/FanartDetail'
import { usePageFrame } from '@/stores/pageFrame'
import styles from './background.module.scss'

/** One fan art. */
export default function FanartView() {
  usePageFrame({ theme: 'pink' })
  return (
    <div data-world="pink" className={styles.background}>
      <FanartDetail />
    </div>
  )
}
