import type { Page } from 'playwright/test'
import { createSpeechDouble, FakeUtterance } from '../../tests/support/speech.ts'

/**
 * Replaces speech synthesis by a double. Its Korean voices arrive late, like Chromium's, and speech starts immediately.
 * `window.speech.end()` ends the current utterance, `window.speech.current()` returns its text.
 */
export async function stubSpeech(page: Page, voices: readonly { name: string; lang: string }[]) {
  const known = voices.map((voice) => ({
    ...voice,
    voiceURI: voice.name,
    localService: true,
    default: false,
  }))
  await page.addInitScript(`{
    const FakeUtterance = ${String(FakeUtterance)}
    const double = (${String(createSpeechDouble)})()
    const speak = (utterance) => {
      double.speech.speak(utterance)
      queueMicrotask(double.begin)
    }
    Object.defineProperty(window, 'speechSynthesis', { value: { ...double.speech, speak } })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance })
    Object.defineProperty(window, 'speech', { value: double })
    addEventListener('load', () => double.setVoices(${JSON.stringify(known)}))
  }`)
}
