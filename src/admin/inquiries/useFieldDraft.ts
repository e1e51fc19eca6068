import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'

interface Options {
  /** The saved text. */
  saved: string
  /** Returns what is wrong with a text; empty if nothing is. */
  check: (text: string) => string
  save: (text: string) => void
  /** Saves a correct text after this pause in typing, in ms. Without it, only on leaving and on Enter. */
  pauseMs?: number
}

/** A text that is saved when its field is left, on Enter, and possibly after a pause in typing. Esc brings the saved text back. */
export function useFieldDraft({ saved, check, save, pauseMs }: Options) {
  /** Null shows the saved text. */
  const [draft, setDraft] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const text = draft ?? saved

  function commit(isIncomplete = false) {
    const found = isIncomplete ? check('?') : check(text)
    setFault(found)
    if (found !== '') return
    setDraft(null)
    if (text !== saved) save(text)
  }

  const commitAfterPause = useEffectEvent(() => {
    // An empty or wrong text may be on its way to another one.
    if (text !== '' && check(text) === '') commit()
  })
  useEffect(() => {
    if (draft === null || pauseMs === undefined) return undefined
    const timer = setTimeout(commitAfterPause, pauseMs)
    return () => clearTimeout(timer)
  }, [draft, pauseMs])

  return {
    text,
    fault,
    change: (next: string) => {
      setDraft(next)
      if (check(next) === '') setFault('')
    },
    /** Handlers of the input. */
    handlers: {
      onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        commit(currentTarget.validity.badInput),
      onKeyDown: ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
        if (nativeEvent.isComposing) return
        if (key === 'Enter') commit(currentTarget.validity.badInput)
        if (key === 'Escape') {
          setDraft(null)
          setFault('')
        }
      },
    },
  }
}
