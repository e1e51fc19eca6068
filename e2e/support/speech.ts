import type { Page } from 'playwright/test'
import { speechDouble, Utterance } from '../../tests/support/speech.ts'

/**
 * Gives the page a browser's speech with Korean voices that come late, as Chromium's do, and begins to speak at once:
 * `window.speech.end()` ends what is being spoken, `window.speech.current()` is what that was.
 */
export async function stubSpeech(page: Page, voices: readonly { name: string; lang: string }[]) {
  const known = voices.map((voice) => ({
    ...voice,
    voiceURI: voice.name,
    localService: true,
    default: false,
  }))
  await page.addInitScript(`{
    const Utterance = ${String(Utterance)}
    const double = (${String(speechDouble)})()
    const speak = (utterance) => {
      double.speech.speak(utterance)
      queueMicrotask(double.begin)
    }
    Object.defineProperty(window, 'speechSynthesis', { value: { ...double.speech, speak } })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.defineProperty(window, 'speech', { value: double })
    addEventListener('load', () => double.bring(${JSON.stringify(known)}))
  }`)
}
