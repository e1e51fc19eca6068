import type { Speech } from '@/features/series/read-aloud/speech'

/** Replaces `SpeechSynthesisUtterance`. */
export class FakeUtterance {
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

export const createVoice = (name: string, lang: string, localService = true): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  voiceURI: name,
  default: false,
})

/**
 * Creates a test double of `speechSynthesis`: `begin`, `end` and `fail` fire the events of the current utterance. The page
 * must also use `FakeUtterance`. End-to-end tests run this function's source text in the page, so it must not use
 * anything else of this module.
 */
export function createSpeechDouble(voices: SpeechSynthesisVoice[] = []) {
  const events = new EventTarget()
  let currentVoices = voices
  let speaking: FakeUtterance | null = null
  const spoken: FakeUtterance[] = []
  const speech: Speech = {
    speak: (utterance) => {
      if (!(utterance instanceof FakeUtterance)) throw new Error('Expected a FakeUtterance.')
      speaking = utterance
      spoken.push(utterance)
    },
    // As in browsers, a cancelled utterance gets an error event.
    cancel: () => {
      const cancelled = speaking
      speaking = null
      cancelled?.onerror?.()
    },
    getVoices: () => [...currentVoices],
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
  }
  return {
    speech,
    spoken,
    texts: () => spoken.map(({ text }) => text),
    /** Returns the current utterance. */
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
    setVoices: (next: SpeechSynthesisVoice[]) => {
      currentVoices = next
      events.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
