import { SearchField } from './SearchField'
import styles from './FilterTools.module.scss'

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
