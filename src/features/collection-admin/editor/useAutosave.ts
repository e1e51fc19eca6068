import { useEffect, useRef, useState } from 'react'
import { dropLocalDraft, keepLocalDraft, type Kept, type LocalDraft } from './localDrafts'

/** How long after a change unsaved work is kept, in ms (decisions §4: every few seconds). */
export const AUTOSAVE_MS = 3000

export type AutosaveState = 'pending' | Kept

type Work = Omit<LocalDraft, 'savedAt'>

/**
 * Keeps unsaved work in the browser: some seconds after each change, and at once when the page is hidden or the editor
 * goes away, so that closing the tab or a forced logout loses nothing. `work` is null while all is saved; what was kept of
 * it then goes.
 */
export function useAutosave(key: string, work: Work | null): AutosaveState {
  const [kept, setKept] = useState<{ work: Work; as: Kept } | null>(null)
  const waiting = useRef<{ key: string; work: Work } | null>(null)
  const keptKey = useRef<string | null>(null)

  useEffect(() => {
    waiting.current = work && { key, work }
    if (!work) {
      if (keptKey.current !== null) void dropLocalDraft(keptKey.current)
      keptKey.current = null
      return undefined
    }
    async function tell() {
      keptKey.current = key
      const as = await keep(waiting)
      if (work && as) setKept({ work, as })
    }
    const timer = setTimeout(() => void tell(), AUTOSAVE_MS)
    return () => clearTimeout(timer)
  }, [key, work])

  useEffect(() => {
    const onHide = () => void keep(waiting)
    const onVisibility = () => document.visibilityState === 'hidden' && onHide()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onVisibility)
      onHide()
    }
  }, [])

  return kept && kept.work === work ? kept.as : 'pending'
}

/** Keeps what waits, once. */
async function keep(waiting: { current: { key: string; work: Work } | null }): Promise<Kept | null> {
  const { current } = waiting
  waiting.current = null
  return current && keepLocalDraft(current.key, { ...current.work, savedAt: Date.now() })
}
