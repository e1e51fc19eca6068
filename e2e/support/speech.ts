import type { Page } from 'playwright/test'

/**
 * Gives the page a browser's speech with one Korean voice that comes late, as Chromium's does, and speaks when told:
 * `window.speech.end()` ends what is being spoken, `window.speech.spoken` is all that was.
 */
export async function stubSpeech(page: Page, voices: readonly { name: string; lang: string }[]) {
  await page.addInitScript((named) => {
    class Utterance {
      voice: unknown = null
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
    let current: Utterance | null = null
    let arrived = false
    const spoken: { text: string; rate: number }[] = []
    const events = new EventTarget()
    const synthesis = {
      getVoices: () =>
        arrived
          ? named.map((voice) => ({ ...voice, voiceURI: voice.name, localService: true, default: false }))
          : [],
      speak: (utterance: Utterance) => {
        current = utterance
        spoken.push({ text: utterance.text, rate: utterance.rate })
        queueMicrotask(() => utterance.onstart?.())
      },
      cancel: () => (current = null),
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'speech', {
      value: { spoken, end: () => current?.onend?.(), silent: () => current === null },
    })
    addEventListener('load', () => {
      arrived = true
      events.dispatchEvent(new Event('voiceschanged'))
    })
  }, voices)
}
