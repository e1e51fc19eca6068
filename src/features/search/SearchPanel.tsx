import { objectParticle } from '@/lib/korean/josa'
import { Button } from '@/ui/Button'
import { GROUPS, type Group, GROUP_KEYS } from './card'
import { NoResults, shortenQuery } from './NoResults'
import { SearchStart } from './SearchStart'
import { Preview } from './Preview'
import { SearchCombobox } from './SearchCombobox'
import { createQueryMatcher } from './match/rankCards'
import { type SearchState, useSearch } from './useSearch'
import type { SearchResults } from './useSearchResults'
import styles from './SearchPanel.module.scss'
import { type ListOptions, ResultRow } from './ResultRow'
import type { Section } from './sections'
import { useState } from 'react'
import { areCharacterKeysEnabled, setCharacterKeysEnabled } from '@/lib/browser/characterKeys'

/** All single-character shortcuts of the site, with what they do. */
const KEYS = [
  ['/', '찾기'],
  ['+ −', '글자와 사진 크기'],
  ['T', '대본'],
  ['[ ] < >', '낭독'],
] as const

/** Turns all single-character shortcuts of the site on or off. Shown on devices with a keyboard. */
export function CharacterKeys() {
  const [isOn, setIsOn] = useState(areCharacterKeysEnabled)
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
        한 글자 단축키 쓰기
      </label>
      <ul aria-label="한 글자 단축키">
        {KEYS.map(([key, action]) => (
          <li key={key}>
            <kbd>{key}</kbd> {action}
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
    { group: null, name: '전체', count: all },
    ...GROUP_KEYS.map((group) => ({ group, name: GROUPS[group], count: counts && counts[group] })),
  ]
  return (
    <ul className={styles.tabs} aria-label="묶음">
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
    <div id={id} role="listbox" aria-label="찾은 카드">
      {sections.map(({ id: section, heading, rows }) => (
        <div key={section} role="group" aria-labelledby={`${id}-${section}`} className={styles.section}>
          <h3 role="presentation" id={`${id}-${section}`} className={styles.heading}>
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
        <p role="status" className="visually-hidden">
          {index.index && getStatus(results, count)}
        </p>
        <div className={styles.body}>
          <div
            className={styles.main}
            role="region"
            aria-label="찾기 결과"
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
  if (isEmpty) return `‘${shortenQuery(query)}’${objectParticle(query)} 찾지 못했습니다.${notice}`
  return `카드 ${count}장.${notice}`
}

/** Returns a notice if posts may be missing. */
function getOriginNotice(origin: SearchResults['postOrigin']): string {
  if (origin === 'build') return '지금은 새 글이 있는지 확인하지 못해, 마지막으로 확인한 글에서 찾았습니다.'
  if (origin !== 'browser') return ''
  return `${navigator.onLine ? '서버에 닿지 못해' : '연결이 없어'} 이 브라우저에 있는 것에서만 찾았습니다.`
}

function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.aside} role="alert">
      <p>카드를 꺼내지 못했습니다. 다시 시도해 주세요.</p>
      <Button onClick={onRetry}>다시 시도</Button>
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
          <p>‘{GROUPS[group]}’에는 없습니다.</p>
          <Button onClick={() => (selectGroup(null), focusField())}>전체 보기</Button>
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
