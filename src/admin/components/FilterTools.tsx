import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { desk } from '#messages/admin/desk'
import { normalizeSearch } from '@/posts/owner/ownerListQuery'
import { SearchIcon } from './icons'
import { SeriesMark } from './SeriesChip'
import styles from './FilterTools.module.scss'

const DEBOUNCE_MS = 300

interface TitleFilterProps {
  /** The current search of the list. */
  search: string
  label: string
  onSearch: (search: string) => void
}

/** A debounced search field. Does not search while a Hangul syllable is being composed. */
export function TitleFilter({ search, label, onSearch }: TitleFilterProps) {
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
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        placeholder={label}
        value={text}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  )
}

/** `color` shows a block in the colour of a series before the label. */
export type Choice<Value extends string> = readonly [value: Value, label: string, color?: string]
type Choices<Value extends string> = readonly Choice<Value>[]

interface Props<Filter extends string, Sort extends string> {
  search: string
  /** Accessible name of the search field. */
  searchLabel?: string
  onSearch: (search: string) => void
  /** Accessible name of the filter group. */
  legend: string
  filters: Choices<Filter>
  filter: Filter
  onFilter: (filter: Filter) => void
  /** A further filter, before the buttons. */
  before?: ReactNode
  /** A further filter, after the buttons. */
  children?: ReactNode
  sorts: Choices<Sort>
  sort: Sort
  onSort: (sort: Sort) => void
}

type FilterProps<Filter extends string> = Pick<
  Props<Filter, string>,
  'legend' | 'filters' | 'filter' | 'onFilter'
> & {
  /** Returns the number of rows, shown behind the label. */
  countOf?: (filter: Filter) => number
}

/** A filter as a row of buttons. */
export function FilterButtons<Filter extends string>(props: FilterProps<Filter>) {
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{props.legend}</legend>
      {props.filters.map(([filter, label, color]) => (
        <button
          key={filter}
          type="button"
          aria-pressed={props.filter === filter}
          onClick={() => props.onFilter(filter)}
        >
          {color !== undefined && <SeriesMark color={color} />} {label}
          {props.countOf && <small> {props.countOf(filter)}</small>}
        </button>
      ))}
    </fieldset>
  )
}

/** The tools above a list: search, filter buttons and sort order. */
export function FilterTools<Filter extends string, Sort extends string>(props: Props<Filter, Sort>) {
  const sortId = useId()
  return (
    <div className={styles.tools}>
      <TitleFilter
        search={props.search}
        label={props.searchLabel ?? desk.searchTitles}
        onSearch={props.onSearch}
      />
      {props.before}
      <FilterButtons {...props} />
      {props.children}
      <div className={styles.sort}>
        <label htmlFor={sortId} className="visually-hidden">
          {desk.sort}
        </label>
        <ChoiceSelect id={sortId} choices={props.sorts} value={props.sort} onChange={props.onSort} />
      </div>
    </div>
  )
}

interface ChoiceSelectProps<Value extends string> extends SelectProps<Value> {
  id: string
}

interface SelectProps<Value extends string> {
  choices: Choices<Value>
  value: Value
  onChange: (value: Value) => void
}

function ChoiceSelect<Value extends string>({ id, choices, value, onChange }: ChoiceSelectProps<Value>) {
  return (
    <select
      id={id}
      value={value}
      onChange={({ target }) => {
        const choice = choices.find(([candidate]) => candidate === target.value)
        if (choice) onChange(choice[0])
      }}
    >
      {choices.map(([candidate, label]) => (
        <option key={candidate} value={candidate}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface FilterSelectProps<Value extends string> extends SelectProps<Value> {
  label: string
  /** The label is only read out: the first choice already says it. */
  isLabelHidden?: boolean
}

/** A filter as a select box, for choices that do not fit into buttons. */
export function FilterSelect<Value extends string>({
  label,
  isLabelHidden = false,
  ...select
}: FilterSelectProps<Value>) {
  const id = useId()
  return (
    <div className={styles.select}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <ChoiceSelect id={id} {...select} />
    </div>
  )
}
