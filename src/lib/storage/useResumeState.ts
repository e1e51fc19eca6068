import { useMemo, useSyncExternalStore } from 'react'
import { parseResumeState, type ResumeState, readResumeText, onResumeChange } from './resumeState'

/** Returns the stored resume state; empty in static HTML and during hydration. */
export function useResumeState(): ResumeState {
  const text = useSyncExternalStore(onResumeChange, readResumeText, () => null)
  return useMemo(() => parseResumeState(text), [text])
}
