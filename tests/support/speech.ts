import type { Speech } from '@/features/series/aloud/speech'

/** An utterance as the double keeps it. */
export class Utterance {
  voice: SpeechSynthesisVoice | null = null
  lang = ''
  rate = 1
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export const voiceOf = (name: string, lang: string, localService = true): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  voiceURI: name,
  default: false,
})

/** A browser's speech that speaks when told. Hand `Utterance` to the page, too. Its text runs in a page as well: it knows nothing else of this file. */
export function speechDouble(voices: SpeechSynthesisVoice[] = []) {
  const events = new EventTarget()
  let known = voices
  let speaking: Utterance | null = null
  const spoken: Utterance[] = []
  const speech: Speech = {
    speak: (utterance) => {
      if (!(utterance instanceof Utterance)) throw new Error('No utterance of the double.')
      speaking = utterance
      spoken.push(utterance)
    },
    // As in browsers: what is cut off is told so.
    cancel: () => {
      const cut = speaking
      speaking = null
      cut?.onerror?.()
    },
    getVoices: () => [...known],
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
  }
  return {
    speech,
    spoken,
    texts: () => spoken.map(({ text }) => text),
    /** What is being spoken now. */
    current: () => speaking,
    begin: () => speaking?.onstart?.(),
    end: () => {
      const ended = speaking
      speaking = null
      ended?.onend?.()
    },
    fail: () => {
      const failed = speaking
      speaking = null
      failed?.onerror?.()
    },
    bring: (late: SpeechSynthesisVoice[]) => {
      known = late
      events.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
