import type { Card } from './card'
import { CardPicture } from './CardPicture'
import { Marked } from './Marked'
import type { Sought } from './match/rankCards'
import styles from './Preview.module.scss'

/** The chosen row's card, which says no more than its page will: for the eye alone. */
export function Preview({ card, sought }: { card: Card; sought: Sought | null }) {
  const isPassage = card.group === 'passages'
  const note = isPassage ? card.title : (card.note ?? card.line)
  return (
    <aside className={styles.preview} aria-hidden="true">
      {(card.picture ?? card.sources) && (
        <div className={styles.picture} data-print={card.sources !== undefined} data-book={card.book}>
          <CardPicture card={card} sizes="280px" />
        </div>
      )}
      <h3>{isPassage ? card.kind : (card.heading ?? card.title)}</h3>
      {note && (
        <p>
          <Marked text={note} sought={sought} />
        </p>
      )}
      {card.facts && (
        <dl>
          {card.facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  )
}
