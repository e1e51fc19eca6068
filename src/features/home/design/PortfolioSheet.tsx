import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { homeSections } from '@/content/home'
import { ArrowIcon } from '@/ui/icons'
import { motionTarget } from '../motionTargets'
import { designMoments } from './sequence'
import styles from './PortfolioSheet.module.scss'

const { sheet } = homeSections.design

/** The last frame: an ink sheet with a folded corner that leads to the portfolio. */
export function PortfolioSheet() {
  return (
    <div className={styles.frame} {...motionTarget('frame', 'sheet')} data-pin-at={designMoments.sheet}>
      <Link className={styles.sheet} to={paths.portfolio} {...motionTarget('portfolio')}>
        <span className={styles.label} lang="en">
          {sheet.label}
        </span>
        <ArrowIcon className={styles.arrow} />
      </Link>
      <p className={styles.caption} {...motionTarget('caption')}>
        {sheet.caption}
      </p>
    </div>
  )
}
