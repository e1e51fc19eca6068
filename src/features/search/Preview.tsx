import type { Card } from './card'
import { CardPicture } from './CardPicture'
import { MarkedText } from './MarkedText'
import type { QueryMatcher } from './match/rankCards'
import styles from './Preview.module.scss'

/**
 * A preview of the active card. Hidden from screen readers: it repeats what is on the page behind the link.
 */
export function Preview({ card, matcher }: { card: Card; matcher: QueryMatcher | null }) {
  const isPassage = card.group === 'passages'
  const note = isPassage ? card.title : (card.note ?? card.line)
  return (
    <aside className={styles.preview} lang={card.lang} aria-hidden="true">
      {(card.picture ?? card.sources) && (
        <div className={styles.picture} data-print={card.sources !== undefined} data-book={card.book}>
          <CardPicture card={card} sizes="280px" />
        </div>
      )}
      <h3>{isPassage ? card.kind : (card.heading ?? card.title)}</h3>
      {note && (
        <p>
          <MarkedText text={note} matcher={matcher} />
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
