import { useEffect, useEffectEvent, useState } from 'react'
import { createSpeaker } from './createSpeaker'
import {
  type ReadAloudSettings,
  saveReadAloudSettings,
  roundPace,
  loadReadAloudSettings,
} from './readAloudSettings'
import type { Speech } from './speech'
import type { SpokenSentence } from './spokenSentences'

/** Delay before the next chapter starts, in ms. */
export const NEXT_CHAPTER_DELAY_MS = 2000

export type PlaybackState = 'speaking' | 'paused' | 'ended' | 'failed'

interface Options {
  speech: Speech
  voices: readonly SpeechSynthesisVoice[]
  sentences: readonly SpokenSentence[]
  /** The index of the first sentence to read. */
  from: number
  /** Opens the next chapter; undefined in the last one. */
  onNext?: (() => void) | undefined
}

/** Reads a chapter sentence by sentence, starting at `from`. Stops on unmount and when the page is left. */
export function useSpeechPlayback({ speech, voices, sentences, from, onNext }: Options) {
  const [speaker] = useState(() => createSpeaker(speech))
  const [settings, setSettings] = useState(loadReadAloudSettings)
  const [index, setIndex] = useState(from)
  const [state, setState] = useState<PlaybackState>('speaking')
  const voice = voices.find(({ voiceURI }) => voiceURI === settings.voice) ?? voices[0]
  const text = sentences[index]?.text

  // A change of sentence, voice or speed restarts the speech. In any other state nothing is spoken.
  useEffect(() => {
    if (state !== 'speaking' || !voice || text === undefined) return undefined
    speaker.speak(
      text,
      { voice, pace: settings.pace },
      {
        onEnd: () => (index + 1 < sentences.length ? setIndex(index + 1) : setState('ended')),
        onError: () => setState('failed'),
      },
    )
    return speaker.stop
  }, [speaker, state, voice, settings.pace, text, index, sentences.length])

  useNextChapter(state === 'ended', onNext)
  useLeavingPage(() => {
    speaker.stop()
    setState((now) => (now === 'speaking' ? 'paused' : now))
  })

  function change(changes: Partial<ReadAloudSettings>) {
    const changed = { ...settings, ...changes }
    setSettings(changed)
    saveReadAloudSettings(changed)
  }
  return {
    index,
    state,
    pace: settings.pace,
    voice,
    /** Continues from a sentence. */
    readFrom: (sentence: number) => {
      setIndex(Math.min(sentences.length - 1, Math.max(0, sentence)))
      setState('speaking')
    },
    /** Moves by one sentence. While paused it stays paused. */
    move: (step: 1 | -1) => {
      setIndex(Math.min(sentences.length - 1, Math.max(0, index + step)))
      if (state !== 'paused') setState('speaking')
    },
    toggle: () => setState(state === 'speaking' ? 'paused' : 'speaking'),
    setPace: (pace: number) => change({ pace: roundPace(pace) }),
    setVoice: (voiceUri: string) => change({ voice: voiceUri }),
  }
}

/** Calls `onNext` some time after the chapter has ended. */
function useNextChapter(hasEnded: boolean, onNext: (() => void) | undefined) {
  const callOnNext = useEffectEvent(() => onNext?.())
  useEffect(() => {
    if (!hasEnded) return undefined
    const timer = setTimeout(() => callOnNext(), NEXT_CHAPTER_DELAY_MS)
    return () => clearTimeout(timer)
  }, [hasEnded])
}

/** Calls `onLeave` on `pagehide`, because some browsers keep speaking after the page is left. */
function useLeavingPage(onLeave: () => void) {
  const callOnLeave = useEffectEvent(onLeave)
  useEffect(() => {
    const onPageHide = () => callOnLeave()
    window.addEventListener('pagehide', onPageHide)
    return () => window.removeEventListener('pagehide', onPageHide)
  }, [])
}
