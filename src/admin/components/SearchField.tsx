import { useEffect, useEffectEvent, useState } from 'react'
import { normalizeSearch } from '@/posts/ownerQuery'
import { SearchIcon } from './icons'
import styles from './FilterTools.module.scss'

const PAUSE_MS = 300

interface Props {
  /** What the list is searched for now. */
  search: string
  onSearch: (search: string) => void
}

/** Searches a moment after the last letter; never in the middle of a Hangul syllable. */
export function SearchField({ search, onSearch }: Props) {
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
