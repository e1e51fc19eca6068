import { site } from '@content/site'
import { directionParticle, objectParticle } from '@/lib/korean/josa'
import { formatNativeCount } from '@/lib/korean/formatNativeCount'
import { Button, buttonClass } from '@/ui/Button'
import styles from './NoResults.module.scss'

/** Longer queries are shortened to this length, in characters. */
const MAX_LENGTH = 24

/** Shortens a long query for a message. */
export function shortenQuery(query: string): string {
  const letters = Array.from(query)
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('')}…` : query
}

interface Props {
  query: string
  /** A word of the query that has results, and how many. */
  shorter: { word: string; count: number } | null
  onSearch: (query: string) => void
  /** Opens the table of contents; undefined on pages without one. */
  onContents: (() => void) | undefined
}

/** The message for a query without results, with suggestions. */
export function NoResults({ query, shorter, onSearch, onContents }: Props) {
  return (
    <div className={styles.noResults}>
      <h2>
        ‘{shortenQuery(query)}’{objectParticle(query)} 적은 카드가 <br />
        아직 없습니다.
      </h2>
      <p>
        {shorter
          ? `낱말 하나만 남기면 ${formatNativeCount(shorter.count, '장')}이 나옵니다.`
          : '다른 낱말이나 첫소리로 찾아 보십시오.'}
      </p>
      <div className={styles.actions}>
        {shorter && (
          <Button variant="filled" onClick={() => onSearch(shorter.word)}>
            ‘{shorter.word}’{directionParticle(shorter.word)} 찾기
          </Button>
        )}
        {onContents && <Button onClick={onContents}>차례 열기</Button>}
        <a
          className={buttonClass({})}
          href={`mailto:${site.owner.email}?subject=${encodeURIComponent(shortenQuery(query))}`}
        >
          메일로 묻기
        </a>
      </div>
    </div>
  )
}
