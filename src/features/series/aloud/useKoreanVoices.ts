import { useCallback, useRef, useSyncExternalStore } from 'react'
import { koreanVoices, type Speech, speechOf } from './speech'

const NONE: readonly SpeechSynthesisVoice[] = []
const nothingHeard = () => {}

const sameVoices = (a: readonly SpeechSynthesisVoice[], b: readonly SpeechSynthesisVoice[]) =>
  a.length === b.length && a.every((voice, index) => voice.voiceURI === b[index]?.voiceURI)

/** The browser's Korean voices; none at first in browsers that bring them late, and for good in those without one. */
export function useKoreanVoices(speech: Speech | null = speechOf()): readonly SpeechSynthesisVoice[] {
  const known = useRef<readonly SpeechSynthesisVoice[]>(NONE)
  const subscribe = useCallback(
    (changed: () => void) => {
      speech?.addEventListener?.('voiceschanged', changed)
      return () => speech?.removeEventListener?.('voiceschanged', changed)
    },
    [speech],
  )
  const read = () => {
    const now = speech ? koreanVoices(speech) : NONE
    if (!sameVoices(known.current, now)) known.current = now
    return known.current
  }
  return useSyncExternalStore(speech ? subscribe : () => nothingHeard, read, () => NONE)
}
