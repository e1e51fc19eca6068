import { useEffect, useEffectEvent, useState } from 'react'
import { type AloudSettings, keepAloudSettings, nearestPace, readAloudSettings } from './aloudSettings'
import { createSpeaker } from './speaker'
import type { Speech } from './speech'
import type { SpokenSentence } from './spokenSentences'

/** So long the end of a chapter stands before the next one begins (ms). */
export const NEXT_CHAPTER_AFTER_MS = 2000

export type AloudState = 'speaking' | 'paused' | 'ended' | 'failed'

interface Options {
  speech: Speech
  voices: readonly SpeechSynthesisVoice[]
  sentences: readonly SpokenSentence[]
  /** The sentence to begin with. */
  from: number
  /** Goes on with the next chapter; absent after the last. */
  onNext?: (() => void) | undefined
}

/** Reads a chapter sentence by sentence, from `from` on, and stops with the component and with the page. */
export function useReadAloud({ speech, voices, sentences, from, onNext }: Options) {
  const [speaker] = useState(() => createSpeaker(speech))
  const [settings, setSettings] = useState(readAloudSettings)
  const [index, setIndex] = useState(from)
  const [state, setState] = useState<AloudState>('speaking')
  const voice = voices.find(({ voiceURI }) => voiceURI === settings.voice) ?? voices[0]
  const text = sentences[index]?.text

  // Each change of sentence, voice or pace speaks anew; anything else but speaking is silence.
  useEffect(() => {
    if (state !== 'speaking' || !voice || text === undefined) return undefined
    speaker.speak(
      text,
      { voice, pace: settings.pace },
      {
        onEnd: () => (index + 1 < sentences.length ? setIndex(index + 1) : setState('ended')),
        onFault: () => setState('failed'),
      },
    )
    return speaker.stop
  }, [speaker, state, voice, settings.pace, text, index, sentences.length])

  useNextChapter(state === 'ended', onNext)
  useLeavingPage(() => {
    speaker.stop()
    setState((now) => (now === 'speaking' ? 'paused' : now))
  })

  function change(changes: Partial<AloudSettings>) {
    const changed = { ...settings, ...changes }
    setSettings(changed)
    keepAloudSettings(changed)
  }
  return {
    index,
    state,
    pace: settings.pace,
    voice,
    /** Speaks on from a sentence. */
    readFrom: (sentence: number) => {
      setIndex(Math.min(sentences.length - 1, Math.max(0, sentence)))
      setState('speaking')
    },
    /** One sentence forth or back; a pause stays one. */
    move: (by: 1 | -1) => {
      setIndex(Math.min(sentences.length - 1, Math.max(0, index + by)))
      if (state !== 'paused') setState('speaking')
    },
    toggle: () => setState(state === 'speaking' ? 'paused' : 'speaking'),
    setPace: (pace: number) => change({ pace: nearestPace(pace) }),
    setVoice: (voiceUri: string) => change({ voice: voiceUri }),
  }
}

/** Goes on a while after the chapter has ended. */
function useNextChapter(ended: boolean, onNext: (() => void) | undefined) {
  const goOn = useEffectEvent(() => onNext?.())
  useEffect(() => {
    if (!ended) return undefined
    const timer = setTimeout(() => goOn(), NEXT_CHAPTER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [ended])
}

/** A page that is left would take its voice along in some browsers. */
function useLeavingPage(onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const onPageHide = () => leave()
    window.addEventListener('pagehide', onPageHide)
    return () => window.removeEventListener('pagehide', onPageHide)
  }, [])
}
