import { Fragment } from 'react'
import styles from './Headline.module.scss'

/** The headline's lines; the second half of each goes to a line of its own on phones. */
const LINES = [
  ['It all', 'starts from'],
  ['a blank', 'page.'],
] as const

function Lines() {
  return LINES.map(([head, tail]) => (
    <Fragment key={head}>
      <span className={styles.line}>
        {head} <span className={styles.tail}>{tail}</span>
      </span>{' '}
    </Fragment>
  ))
}

/** Home's headline, by night. */
export function Headline({ id }: { id: string }) {
  return (
    <h1 id={id} className={styles.headline} lang="en" data-headline>
      <Lines />
    </h1>
  )
}

/** The same words in ink, for the sheet under them, which is hidden from those who listen. */
export function InkHeadline() {
  return (
    <p className={styles.headline} lang="en" data-headline data-ink>
      <Lines />
    </p>
  )
}
