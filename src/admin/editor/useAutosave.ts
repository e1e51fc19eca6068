import { useCallback, useEffect, useRef, useState } from 'react'
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
 * saved; what was kept of it then goes. Gives how it is kept, and the way to keep no more of what has moved elsewhere.
 */
export function useAutosave(key: string, work: Work | null): [state: AutosaveState, letGo: () => void] {
  const [kept, setKept] = useState<{ work: Work; as: Kept } | null>(null)
  const waiting = useRef<Waiting | null>(null)
  const keptKey = useRef<string | null>(null)

  /** Keeps what waits, once, and notes how. */
  const keepNow = useCallback(async () => {
    const now = waiting.current
    if (!now) return
    waiting.current = null
    keptKey.current = now.key
    const as = await keepLocalDraft(now.key, now.work)
    setKept({ work: now.work, as })
  }, [])

  useEffect(() => {
    const since = waiting.current?.since ?? performance.now()
    waiting.current = work && { key, work, since }
    if (!work) {
      if (keptKey.current !== null) void dropLocalDraft(keptKey.current)
      keptKey.current = null
      return undefined
    }
    const left = since + AUTOSAVE_LONGEST_MS - performance.now()
    const timer = setTimeout(() => void keepNow(), Math.min(AUTOSAVE_PAUSE_MS, left))
    return () => clearTimeout(timer)
  }, [key, work, keepNow])

  useEffect(() => {
    const onHide = () => void keepNow()
    const onVisibility = () => document.visibilityState === 'hidden' && onHide()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onVisibility)
      onHide()
    }
  }, [keepNow])

  const isWorking = work !== null
  useEffect(() => (isWorking ? claimDraft(key) : undefined), [key, isWorking])

  const letGo = useCallback(() => {
    waiting.current = null
  }, [])
  return [kept && kept.work === work ? kept.as : 'pending', letGo]
}
