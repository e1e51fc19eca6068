import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { portfolioSheet } from '@/content/skills'
import { ArrowIcon } from '@/ui/icons'
import { designMoments } from './sequence'
import styles from './PortfolioSheet.module.scss'

/** The last frame: an ink sheet with a folded corner that leads to the portfolio. */
export function PortfolioSheet() {
  return (
    <div className={styles.frame} data-frame="sheet" data-pin-at={designMoments.sheet}>
      <Link className={styles.sheet} to={paths.portfolio} data-portfolio>
        <span className={styles.label} lang="en">
          {portfolioSheet.label}
        </span>
        <ArrowIcon className={styles.arrow} />
      </Link>
      <p className={styles.caption} data-caption>
        {portfolioSheet.caption}
      </p>
    </div>
  )
}
