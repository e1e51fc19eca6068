import { objectParticle } from '@/lib/korean/josa'
import { Button } from '@/ui/Button'
import { GROUPS, type Group, groups } from './card'
import { NoHits, spokenOf } from './NoHits'
import { Opening } from './Opening'
import { Preview } from './Preview'
import { SearchField } from './SearchField'
import { soughtBy } from './match/rankCards'
import { type Catalogue, useCatalogue } from './useCatalogue'
import type { Findings } from './useFindings'
import styles from './CatalogueCard.module.scss'
import { type Options, ResultRow } from './ResultRow'
import type { Section } from './sections'
import { useState } from 'react'
import { characterKeysWork, letCharacterKeysWork } from '@/lib/browser/characterKeys'

/** All keys of one letter or sign that the site listens to, and what they do. */
const KEYS = [
  ['/', '찾기'],
  ['+ −', '글자와 사진 크기'],
  ['T', '대본'],
  ['[ ] < >', '낭독'],
] as const

/** Switches the keys of one letter off and on, on the whole site, where there is a keyboard. */
export function CharacterKeys() {
  const [on, setOn] = useState(characterKeysWork)
  return (
    <div className={styles.keys}>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            letCharacterKeysWork(target.checked)
            setOn(target.checked)
          }}
        />
        한 글자 단축키 쓰기
      </label>
      <ul aria-label="한 글자 단축키">
        {KEYS.map(([key, does]) => (
          <li key={key}>
            <kbd>{key}</kbd> {does}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface GuideTabsProps {
  current: Group | null
  /** Null while nothing is searched for. */
  counts: Record<Group, number> | null
  onChoose: (group: Group | null) => void
}

/** The guide cards that stand out of the drawer: all of it, or one group. */
function GuideTabs({ current, counts, onChoose }: GuideTabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { group: null, name: '전체', count: all },
    ...groups.map((group) => ({ group, name: GROUPS[group], count: counts && counts[group] })),
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
  options: Options
}

/** The list of what was found, under its headings; the field above walks through it. */
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
  asked: string
  onQuery: (query: string) => void
  onClose: () => void
  onContents: (() => void) | undefined
}

/** The card in the drawer: a field, and what it finds. */
export function CatalogueCard({ onContents, ...options }: Props) {
  const catalogue = useCatalogue(options)
  const { id, findings, typed, group, counts, active, index } = catalogue
  const hasList = catalogue.options.length > 0
  const searching = findings.query !== ''
  const count = group ? counts[group] : findings.found.length

  return (
    <div className={styles.box}>
      <GuideTabs current={group} counts={searching ? counts : null} onChoose={catalogue.chooseGroup} />
      <div className={styles.card}>
        <SearchField
          field={catalogue.field}
          value={typed}
          onChange={catalogue.type}
          onKeyDown={catalogue.onKeyDown}
          count={searching ? count : null}
          looking={findings.from === null}
          list={hasList ? `${id}-list` : undefined}
          active={active && catalogue.idOf(active)}
          onClose={catalogue.onClose}
        />
        <p role="status" className="visually-hidden">
          {index.index && statusOf(findings, count)}
        </p>
        <div className={styles.body}>
          <div className={styles.main} data-ruled={searching && !findings.nothing}>
            {index.failed && <Failed onRetry={() => (index.retry(), catalogue.toField())} />}
            <Found catalogue={catalogue} onContents={onContents} />
          </div>
          {active && !findings.nothing && <Preview card={active} sought={findings.sought} />}
        </div>
      </div>
    </div>
  )
}

/** What a screen reader is told of a query of which so many cards are shown. */
function statusOf({ query, found, nothing, from }: Findings, count: number): string {
  if (query === '' || (found.length === 0 && !nothing)) return ''
  const where = from === 'browser' ? ` ${browserAlone()}` : ''
  if (nothing) return `‘${spokenOf(query)}’${objectParticle(query)} 찾지 못했습니다.${where}`
  return `카드 ${count}장.${where}`
}

const browserAlone = () =>
  `${navigator.onLine ? '서버에 닿지 못해' : '연결이 없어'} 이 브라우저에 있는 것에서만 찾았습니다.`

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.aside} role="alert">
      <p>카드를 꺼내지 못했습니다. 다시 시도해 주세요.</p>
      <Button onClick={onRetry}>다시 시도</Button>
    </div>
  )
}

interface FoundProps {
  catalogue: Catalogue
  onContents: (() => void) | undefined
}

/** What there is to see of a query: where to begin, what was found, or which ways lead on. */
function Found({ catalogue, onContents }: FoundProps) {
  const { id, index, findings, group, active, idOf, search, choose, chooseGroup, follow, toField } = catalogue
  const { query, found, nothing, shorter, sections, from } = findings
  const sought = nothing ? shorter && soughtBy(shorter.word) : findings.sought
  return (
    <>
      {query === '' && index.index && (
        <Opening example={index.index.example} onSearch={search} onForget={toField} />
      )}
      {from === 'browser' && <p className={styles.notice}>{browserAlone()}</p>}
      {nothing && (
        <NoHits
          query={query}
          shorter={shorter && { word: shorter.word, count: shorter.found.length }}
          onSearch={search}
          onContents={onContents}
        />
      )}
      {group && from && found.length > 0 && sections.length === 0 && (
        <div className={styles.aside}>
          <p>‘{GROUPS[group]}’에는 없습니다.</p>
          <Button onClick={() => (chooseGroup(null), toField())}>전체 보기</Button>
        </div>
      )}
      {sections.length > 0 && (
        <Results
          id={`${id}-list`}
          sections={sections}
          options={{ sought, idOf, active, onPoint: choose, onFollow: follow }}
        />
      )}
      {query === '' && index.index && <CharacterKeys />}
    </>
  )
}
