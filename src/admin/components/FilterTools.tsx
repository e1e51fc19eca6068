import styles from './FilterTools.module.scss'
import { useEffect, useEffectEvent, useState } from 'react'
import { normalizeSearch } from '@/posts/ownerQuery'
import { SearchIcon } from './icons'

const PAUSE_MS = 300

interface SearchFieldProps {
  /** What the list is searched for now. */
  search: string
  onSearch: (search: string) => void
}

/** Searches a moment after the last letter; never in the middle of a Hangul syllable. */
function SearchField({ search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search)
  const [composing, setComposing] = useState(false)
  const [answered, setAnswered] = useState(search)
  /** What was last asked for here, or else what the address says. */
  const [asked, setAsked] = useState(search)
  const wanted = normalizeSearch(text)
  const ask = useEffectEvent(() => {
    setAsked(wanted)
    onSearch(wanted)
  })

  if (search !== answered) {
    setAnswered(search)
    // The address changed by itself: Back, or a button that clears it.
    if (search !== asked) {
      setAsked(search)
      setText(search)
    }
  }
  useEffect(() => {
    if (composing || wanted === asked) return undefined
    const timer = setTimeout(ask, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [composing, wanted, asked])

  return (
    <label className={styles.search}>
      <SearchIcon />
      <span className="visually-hidden">제목으로 찾기</span>
      <input
        type="search"
        placeholder="제목으로 찾기"
        value={text}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  )
}

type Choices<Value extends string> = readonly (readonly [value: Value, label: string])[]

interface Props<Filter extends string, Sort extends string> {
  search: string
  onSearch: (search: string) => void
  /** What the filters sort out by, in words. */
  legend: string
  filters: Choices<Filter>
  filter: Filter
  onFilter: (filter: Filter) => void
  sorts: Choices<Sort>
  sort: Sort
  onSort: (sort: Sort) => void
}

/** What a list shows and in which order: a search, filters of which one is pressed, and a choice of orders. */
export function FilterTools<Filter extends string, Sort extends string>(props: Props<Filter, Sort>) {
  return (
    <div className={styles.tools}>
      <SearchField search={props.search} onSearch={props.onSearch} />
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{props.legend}</legend>
        {props.filters.map(([filter, label]) => (
          <button
            key={filter}
            type="button"
            aria-pressed={props.filter === filter}
            onClick={() => props.onFilter(filter)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <label className={styles.sort}>
        <span className="visually-hidden">정렬</span>
        <select
          value={props.sort}
          onChange={({ target }) => {
            const sort = props.sorts.find(([value]) => value === target.value)
            if (sort) props.onSort(sort[0])
          }}
        >
          {props.sorts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
