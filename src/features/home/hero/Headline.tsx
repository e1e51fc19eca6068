import { Fragment } from 'react'
import { homeSections } from '@/content/home'
import { motionTarget } from '../motionTargets'
import styles from './Headline.module.scss'

/** The second half of a line goes to a line of its own on phones. */
function Lines() {
  return homeSections.visual.headline.map((line) => {
    const [head, tail] = line.split('|')
    return (
      <Fragment key={line}>
        <span className={styles.line}>
          {head} {tail && <span className={styles.tail}>{tail}</span>}
        </span>{' '}
      </Fragment>
    )
  })
}

/** Home's headline, by night. */
export function Headline({ id }: { id: string }) {
  return (
    <h1 id={id} className={styles.headline} lang="en" {...motionTarget('headline')}>
      <Lines />
    </h1>
  )
}

/** The same words in ink, for the sheet under them, which is hidden from those who listen. */
export function InkHeadline() {
  return (
    <p className={styles.headline} lang="en" {...motionTarget('headline')} data-ink>
      <Lines />
    </p>
  )
}
