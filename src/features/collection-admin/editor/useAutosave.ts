import { useEffect, useRef, useState } from 'react'
import { AUTOSAVE_LONGEST_MS, AUTOSAVE_PAUSE_MS } from '@/config/constants'
import { claimDraft } from './draftClaims'
import { dropLocalDraft, keepLocalDraft, type Kept, type Work } from './localDrafts'

export type AutosaveState = 'pending' | Kept

interface Waiting {
  key: string
  work: Work
  /** When the oldest change in it was made, on the page's clock, ms. */
  since: number
}

/**
 * Keeps unsaved work in the browser: when typing pauses, every few seconds while it does not, and at once when the page is
 * hidden or the editor goes away, so that closing the tab or a forced logout loses nothing. `work` is null while all is
 * saved; what was kept of it then goes.
 */
export function useAutosave(key: string, work: Work | null): AutosaveState {
  const [kept, setKept] = useState<{ work: Work; as: Kept } | null>(null)
  const waiting = useRef<Waiting | null>(null)
  const keptKey = useRef<string | null>(null)

  useEffect(() => {
    const since = waiting.current?.since ?? performance.now()
    waiting.current = work && { key, work, since }
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
    const left = since + AUTOSAVE_LONGEST_MS - performance.now()
    const timer = setTimeout(() => void tell(), Math.min(AUTOSAVE_PAUSE_MS, left))
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

  const isWorking = work !== null
  useEffect(() => (isWorking ? claimDraft(key) : undefined), [key, isWorking])

  return kept && kept.work === work ? kept.as : 'pending'
}

/** Keeps what waits, once. */
async function keep(waiting: { current: Waiting | null }): Promise<Kept | null> {
  const { current } = waiting
  waiting.current = null
  return current && keepLocalDraft(current.key, current.work)
}
