import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/classNames'
import type { Card } from './card'
import { CardPicture } from './CardPicture'
import { Marked } from './Marked'
import type { Sought } from './match/rankCards'
import type { Row } from './sections'
import styles from './ResultRow.module.scss'

/** What the list knows of its options. */
export interface Options {
  sought: Sought | null
  idOf: (card: Card) => string
  active: Card | undefined
  /** The pointer has moved over it. */
  onPoint: (card: Card) => void
  /** It is followed. */
  onFollow: () => void
}

interface RowProps {
  row: Row
  options: Options
}

/** A row of the catalogue: an option, and those of its chapters behind it. */
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
            <Marked text={card.title} sought={options.sought} cut />
          </span>
        ) : (
          <Title card={card} sought={options.sought} />
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

function Title({ card, sought }: { card: Card; sought: Sought | null }) {
  return (
    <>
      <span className={styles.thumb} data-book={card.book}>
        <CardPicture card={card} sizes="56px" />
      </span>
      <span className={styles.words}>
        <b>
          <Marked text={card.title} sought={sought} />
        </b>{' '}
        {card.line && (
          <span className={styles.line}>
            <Marked text={card.line} sought={sought} cut />
          </span>
        )}
      </span>
    </>
  )
}

interface OptionProps {
  card: Card
  options: Options
  className?: string | undefined
  children: ReactNode
}

/** A link that is chosen by ↑ and ↓ while the focus stays in the field. */
function Option({ card, options, className, children }: OptionProps) {
  const { idOf, active, onPoint, onFollow } = options
  return (
    <Link
      role="option"
      id={idOf(card)}
      aria-selected={active === card}
      data-href={card.href}
      to={card.href}
      tabIndex={-1}
      className={className}
      onPointerMove={() => onPoint(card)}
      onClick={onFollow}
    >
      {children}
    </Link>
  )
}
