import { useEffect, useRef, useState } from 'react'
import { normalizeSearch } from '@/collections/ownerQuery'
import { SearchIcon } from '../parts/icons'
import styles from './ListTools.module.scss'

const PAUSE_MS = 300

interface Props {
  /** What the list is searched for now. */
  search: string
  onSearch: (search: string) => void
}

/** Searches a moment after the last letter; never in the middle of a Hangul syllable. */
export function SearchField({ search, onSearch }: Props) {
  const [text, setText] = useState(search)
  const [answered, setAnswered] = useState(search)
  const composing = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address changed by itself: Back, or a button that clears it.
  if (search !== answered) {
    setAnswered(search)
    if (normalizeSearch(text) !== search) setText(search)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function searchSoon(value: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(normalizeSearch(value)), PAUSE_MS)
  }

  return (
    <label className={styles.search}>
      <SearchIcon />
      <span className="visually-hidden">제목으로 찾기</span>
      <input
        type="search"
        placeholder="제목으로 찾기"
        value={text}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={({ currentTarget }) => {
          composing.current = false
          searchSoon(currentTarget.value)
        }}
        onChange={({ target }) => {
          setText(target.value)
          if (!composing.current) searchSoon(target.value)
        }}
      />
    </label>
  )
}
