import { useState } from 'react'
import { common } from '#messages/common'
import { searchTexts } from '#messages/searchTexts'
import { areCharacterKeysEnabled, setCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import { hangulLang } from '@/posts/rowLang'
import { Button } from '@/ui/Button'
import { GROUPS, type Group } from './card'
import { createQueryMatcher } from './match/rankCards'
import { NoResults, shortenQuery } from './NoResults'
import { Preview } from './Preview'
import { type ListOptions, ResultRow } from './ResultRow'
import { SearchCombobox } from './SearchCombobox'
import { SearchStart } from './SearchStart'
import type { Section } from './sections'
import { type SearchState, useSearch } from './useSearch'
import type { SearchResults } from './useSearchResults'
import styles from './SearchPanel.module.scss'

/** All single-character shortcuts of the site, with what they do. */
const KEYS = [
  ['/', 'search'],
  ['+ −', 'size'],
  ['T', 'transcript'],
  ['[ ] < >', 'readAloud'],
] as const

/** Turns all single-character shortcuts of the site on or off. Shown on devices with a keyboard. */
export function CharacterKeys() {
  const [isOn, setIsOn] = useState(areCharacterKeysEnabled)
  const { characterKeys: texts } = searchTexts
  return (
    <div className={styles.keys}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setCharacterKeysEnabled(target.checked)
            setIsOn(target.checked)
          }}
        />
        {texts.use}
      </label>
      <ul aria-label={texts.list}>
        {KEYS.map(([key, action]) => (
          <li key={key}>
            <kbd>{key}</kbd> {texts[action]}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface GroupTabsProps {
  current: Group | null
  /** Null while the query is empty. */
  counts: Record<Group, number> | null
  onChoose: (group: Group | null) => void
}

/** The group tabs: all results, or one group. */
function GroupTabs({ current, counts, onChoose }: GroupTabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { group: null, name: searchTexts.all, count: all },
    ...GROUPS.map((group) => ({ group, name: searchTexts.groups[group], count: counts && counts[group] })),
  ]
  return (
    <ul className={styles.tabs} aria-label={searchTexts.tabs}>
      {tabs.map(({ group, name, count }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={group === current}
            data-empty={count === 0}
            onClick={() => onChoose(group)}
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            {name}
            {count !== null && <small data-tabular="">{count}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ResultsProps {
  id: string
  sections: readonly Section[]
  options: ListOptions
}

/** The results as a listbox under their group headings. The search field moves through it. */
function Results({ id, sections, options }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label={searchTexts.found}>
      {sections.map(({ id: section, heading, rows }) => (
        <div key={section} role="group" aria-labelledby={`${id}-${section}`} className={styles.section}>
          <h3
            role="presentation"
            id={`${id}-${section}`}
            className={styles.heading}
            lang={hangulLang(heading)}
          >
            {heading}
          </h3>
          <div role="presentation">
            {rows.map((row, index) => (
              <ResultRow key={index} row={row} options={options} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

interface Props {
  open: boolean
  addressQuery: string
  onQuery: (query: string) => void
  onClose: () => void
  onContents: (() => void) | undefined
}

/** The search panel: the group tabs, the field, the results and a preview. */
export function SearchPanel({ onContents, ...options }: Props) {
  const search = useSearch(options)
  const { id, results, inputText, group, counts, active, index } = search
  const hasList = search.options.length > 0
  const searching = results.query !== ''
  const count = group ? counts[group] : results.cards.length

  return (
    <div className={styles.box}>
      <GroupTabs current={group} counts={searching ? counts : null} onChoose={search.selectGroup} />
      <div className={styles.card}>
        <SearchCombobox
          field={search.field}
          value={inputText}
          onChange={search.changeInput}
          onKeyDown={search.onKeyDown}
          count={searching ? count : null}
          loading={results.postOrigin === null}
          list={hasList ? `${id}-list` : undefined}
          active={active && search.getOptionId(active)}
          onClose={search.onClose}
        />
        <p
          role="status"
          className="visually-hidden"
          lang={results.isEmpty ? hangulLang(results.query) : undefined}
        >
          {index.index && getStatus(results, count)}
        </p>
        <div className={styles.body}>
          <div
            className={styles.main}
            role="region"
            aria-label={searchTexts.results}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls only focused regions by key
            tabIndex={0}
            data-ruled={searching && !results.isEmpty}
          >
            {index.failed && <LoadError onRetry={() => (index.retry(), search.focusField())} />}
            <PanelBody search={search} onContents={onContents} />
          </div>
          {active && !results.isEmpty && <Preview card={active} matcher={results.matcher} />}
        </div>
      </div>
    </div>
  )
}

/** Returns the status text for screen readers. `count` is the number of cards shown. */
function getStatus({ query, cards, isEmpty, postOrigin }: SearchResults, count: number): string {
  if (query === '' || (cards.length === 0 && !isEmpty)) return ''
  const notice = ` ${getOriginNotice(postOrigin)}`.trimEnd()
  if (isEmpty) return `${searchTexts.status.notFound(shortenQuery(query), query)}${notice}`
  return `${searchTexts.status.found(count)}${notice}`
}

/** Returns a notice if posts may be missing. */
function getOriginNotice(origin: SearchResults['postOrigin']): string {
  if (origin === 'build') return searchTexts.lastBuild
  if (origin !== 'browser') return ''
  return navigator.onLine ? searchTexts.unreached : searchTexts.offline
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.aside} role="alert">
      <p>{searchTexts.loadFailed}</p>
      <Button onClick={onRetry}>{common.retry}</Button>
    </div>
  )
}

interface PanelBodyProps {
  search: SearchState
  onContents: (() => void) | undefined
}

/** The panel's body: the start view, the results, or suggestions if nothing was found. */
function PanelBody({ search, onContents }: PanelBodyProps) {
  const {
    id,
    index,
    results,
    group,
    active,
    getOptionId,
    runQuery,
    selectCard,
    selectGroup,
    saveQuery,
    focusField,
  } = search
  const { query, cards, isEmpty, shorter, sections, postOrigin } = results
  const originNotice = getOriginNotice(postOrigin)
  const matcher = isEmpty ? shorter && createQueryMatcher(shorter.word) : results.matcher
  return (
    <>
      {query === '' && index.index && (
        <SearchStart example={index.index.example} onSearch={runQuery} onForget={focusField} />
      )}
      {originNotice && <p className={styles.notice}>{originNotice}</p>}
      {isEmpty && (
        <NoResults
          query={query}
          shorter={shorter && { word: shorter.word, count: shorter.cards.length }}
          onSearch={runQuery}
          onContents={onContents}
        />
      )}
      {group && postOrigin && cards.length > 0 && sections.length === 0 && (
        <div className={styles.aside}>
          <p>{searchTexts.notInGroup(searchTexts.groups[group])}</p>
          <Button onClick={() => (selectGroup(null), focusField())}>{searchTexts.showAll}</Button>
        </div>
      )}
      {sections.length > 0 && (
        <Results
          id={`${id}-list`}
          sections={sections}
          options={{ matcher, getOptionId, active, onHover: selectCard, onOpen: saveQuery }}
        />
      )}
      {query === '' && index.index && <CharacterKeys />}
    </>
  )
}
