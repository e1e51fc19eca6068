import { type ReactNode, useState } from 'react'
import { searchTexts } from '#messages/searchTexts'
import { hangulLang } from '@/posts/rowLang'
import { Artwork } from '@/ui/Artwork'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import type { InitialsExample } from './card'
import { MarkedText } from './MarkedText'
import { createQueryMatcher } from './match/rankCards'
import { forgetQuery, loadRecentQueries } from './recentQueries'
import styles from './SearchStart.module.scss'

interface Props {
  example: InitialsExample | null
  onSearch: (query: string) => void
  /** Called after an entry was removed from the list. */
  onForget: () => void
}

/** Shown while the query is empty: recent queries and the initials example. */
export function SearchStart({ example, onSearch, onForget }: Props) {
  const [recent, setRecent] = useState<readonly string[]>(loadRecentQueries)
  function forget(query?: string) {
    setRecent(forgetQuery(query))
    onForget()
  }
  return (
    <>
      {recent.length > 0 && (
        <Section heading={searchTexts.recent}>
          <ul className={styles.recent}>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" lang={hangulLang(query)} onClick={() => onSearch(query)}>
                  {query}
                </button>
                <button
                  type="button"
                  className={styles.forget}
                  lang={hangulLang(query)}
                  aria-label={searchTexts.forget(query)}
                  onClick={() => forget(query)}
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
            <li className={styles.all}>
              <button type="button" onClick={() => forget()}>
                {searchTexts.forgetAll}
              </button>
            </li>
          </ul>
        </Section>
      )}
      {example && (
        <Section heading={searchTexts.initials}>
          <Example example={example} onSearch={onSearch} />
        </Section>
      )}
    </>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{heading}</h3>
      {children}
    </section>
  )
}

function Example({
  example: { query, title, picture },
  onSearch,
}: Pick<Props, 'onSearch'> & { example: InitialsExample }) {
  return (
    <button type="button" className={styles.example} onClick={() => onSearch(query)}>
      <span className="visually-hidden" lang="ko">
        {searchTexts.initialsExample(query)}
      </span>{' '}
      <span className={styles.letters} lang="ko" aria-hidden="true">
        {Array.from(query, (letter, index) => (
          <i key={index}>{letter}</i>
        ))}
      </span>
      <ArrowIcon className={styles.arrow} />
      <span className={styles.picture}>
        <Artwork picture={picture} sizes="76px" alt="" />
      </span>
      <span className={styles.text}>
        <b lang="ko">
          <MarkedText text={title} matcher={createQueryMatcher(query)} />
        </b>{' '}
        <small>{searchTexts.initialsNote}</small>
      </span>
    </button>
  )
}
