import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/classNames'
import type { Card } from './card'
import { CardPicture } from './CardPicture'
import { MarkedText } from './MarkedText'
import type { QueryMatcher } from './match/rankCards'
import type { Row } from './sections'
import styles from './ResultRow.module.scss'

/** State and callbacks shared by all options of the list. */
export interface ListOptions {
  matcher: QueryMatcher | null
  getOptionId: (card: Card) => string
  active: Card | undefined
  /** Called when the pointer moves over an option. */
  onHover: (card: Card) => void
  /** Called when an option is opened. */
  onOpen: () => void
}

interface RowProps {
  row: Row
  options: ListOptions
}

/** A row of the list: one option, with the chapters of a novel behind it. */
export function ResultRow({ row: { card, chapters }, options }: RowProps) {
  const isPassage = card.group === 'passages'
  return (
    <div role="presentation" className={styles.row} data-active={options.active === card}>
      <Option
        card={card}
        options={options}
        className={classNames(styles.option, isPassage && styles.passage)}
      >
        {isPassage ? (
          <span className={styles.sentence}>
            <MarkedText text={card.title} matcher={options.matcher} truncated />
          </span>
        ) : (
          <Title card={card} matcher={options.matcher} />
        )}
        {chapters.length === 0 && <span className={styles.kind}>{card.kind}</span>}
      </Option>
      {chapters.length > 0 && (
        <span role="presentation" className={styles.chapters}>
          {chapters.map((chapter, index) => (
            <Option key={chapter.href} card={chapter} options={options} className={styles.chapter}>
              {index === 0 ? `${chapter.kind} ${chapter.title}` : chapter.kind}
            </Option>
          ))}
        </span>
      )}
    </div>
  )
}

function Title({ card, matcher }: { card: Card; matcher: QueryMatcher | null }) {
  return (
    <>
      <span className={styles.thumb} data-book={card.book}>
        <CardPicture card={card} sizes="56px" />
      </span>
      <span className={styles.words}>
        <b>
          <MarkedText text={card.title} matcher={matcher} />
        </b>{' '}
        {card.line && (
          <span className={styles.line}>
            <MarkedText text={card.line} matcher={matcher} truncated />
          </span>
        )}
      </span>
    </>
  )
}

interface OptionProps {
  card: Card
  options: ListOptions
  className?: string | undefined
  children: ReactNode
}

/** A link that is selected with ↑ and ↓ while the focus stays in the field. */
function Option({ card, options, className, children }: OptionProps) {
  const { getOptionId, active, onHover, onOpen } = options
  return (
    <Link
      role="option"
      lang={card.lang}
      id={getOptionId(card)}
      aria-selected={active === card}
      data-href={card.href}
      to={card.href}
      tabIndex={-1}
      className={className}
      onPointerMove={() => onHover(card)}
      onClick={onOpen}
    >
      {children}
    </Link>
  )
}
