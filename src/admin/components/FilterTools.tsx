import styles from './FilterTools.module.scss'
import { useEffect, useEffectEvent, useState } from 'react'
import { normalizeSearch } from '@/posts/ownerListQuery'
import { SearchIcon } from './icons'

const DEBOUNCE_MS = 300

interface TitleFilterProps {
  /** The current search of the list. */
  search: string
  onSearch: (search: string) => void
}

/** A debounced search field. Does not search while a Hangul syllable is being composed. */
function TitleFilter({ search, onSearch }: TitleFilterProps) {
  const [text, setText] = useState(search)
  const [composing, setComposing] = useState(false)
  const [lastSearch, setLastSearch] = useState(search)
  /** The last search submitted here, or the one in the address. */
  const [submitted, setSubmitted] = useState(search)
  const normalized = normalizeSearch(text)
  const submit = useEffectEvent(() => {
    setSubmitted(normalized)
    onSearch(normalized)
  })

  if (search !== lastSearch) {
    setLastSearch(search)
    // The address was changed elsewhere: by Back, or by a button that clears the search.
    if (search !== submitted) {
      setSubmitted(search)
      setText(search)
    }
  }
  useEffect(() => {
    if (composing || normalized === submitted) return undefined
    const timer = setTimeout(submit, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [composing, normalized, submitted])

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
  /** Accessible name of the filter group. */
  legend: string
  filters: Choices<Filter>
  filter: Filter
  onFilter: (filter: Filter) => void
  sorts: Choices<Sort>
  sort: Sort
  onSort: (sort: Sort) => void
}

/** The tools above a list: search, filter buttons and sort order. */
export function FilterTools<Filter extends string, Sort extends string>(props: Props<Filter, Sort>) {
  return (
    <div className={styles.tools}>
      <TitleFilter search={props.search} onSearch={props.onSearch} />
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
