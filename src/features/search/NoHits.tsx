import { site } from '@/content/site'
import { directionParticle, objectParticle } from '@/lib/korean/josa'
import { nativeCount } from '@/lib/korean/nativeCount'
import { Button, buttonClass } from '@/ui/Button'
import styles from './NoHits.module.scss'

/** So much of a long query is repeated. */
const REPEATED = 24

/** A query as it is spoken of. */
export function spokenOf(query: string): string {
  const letters = Array.from(query)
  return letters.length > REPEATED ? `${letters.slice(0, REPEATED).join('')}…` : query
}

interface Props {
  query: string
  /** A word of it that finds something, and how much. */
  shorter: { word: string; count: number } | null
  onSearch: (query: string) => void
  /** Opens the table of contents; undefined where the page has none. */
  onContents: (() => void) | undefined
}

/** Nothing is found: which ways lead on. */
export function NoHits({ query, shorter, onSearch, onContents }: Props) {
  return (
    <div className={styles.none}>
      <h2>
        ‘{spokenOf(query)}’{objectParticle(query)} 적은 카드가 <br />
        아직 없습니다.
      </h2>
      <p>
        {shorter
          ? `낱말 하나만 남기면 ${nativeCount(shorter.count, '장')}이 나옵니다.`
          : '다른 낱말이나 첫소리로 찾아 보십시오.'}
      </p>
      <div className={styles.ways}>
        {shorter && (
          <Button variant="filled" onClick={() => onSearch(shorter.word)}>
            ‘{shorter.word}’{directionParticle(shorter.word)} 찾기
          </Button>
        )}
        {onContents && <Button onClick={onContents}>차례 열기</Button>}
        <a
          className={buttonClass({})}
          href={`mailto:${site.email}?subject=${encodeURIComponent(spokenOf(query))}`}
        >
          메일로 묻기
        </a>
      </div>
    </div>
  )
}
