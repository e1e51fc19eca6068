import { searchTexts } from '#messages/searchTexts'
import { hangulLang } from '@/posts/rowLang'
import { Button, buttonClass } from '@/ui/Button'
import { site } from '@content/site'
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
  const [firstLine, lastLine] = searchTexts.nothing(shortenQuery(query), query)
  return (
    <div className={styles.noResults}>
      <h2 lang={hangulLang(query)}>
        {firstLine} <br />
        {lastLine}
      </h2>
      <p>{shorter ? searchTexts.shorter(shorter.count) : searchTexts.tryOther}</p>
      <div className={styles.actions}>
        {shorter && (
          <Button variant="filled" lang={hangulLang(shorter.word)} onClick={() => onSearch(shorter.word)}>
            {searchTexts.searchFor(shorter.word)}
          </Button>
        )}
        {onContents && <Button onClick={onContents}>{searchTexts.openContents}</Button>}
        <a
          className={buttonClass({})}
          href={`mailto:${site.owner.email}?subject=${encodeURIComponent(shortenQuery(query))}`}
        >
          {searchTexts.askByMail}
        </a>
      </div>
    </div>
  )
}
