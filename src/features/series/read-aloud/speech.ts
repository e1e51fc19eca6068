import type { Language } from '@/config/language'

/** The part of `speechSynthesis` that read-aloud uses. Tests pass a double. */
export interface Speech {
  speak: (utterance: SpeechSynthesisUtterance) => void
  cancel: () => void
  getVoices: () => SpeechSynthesisVoice[]
  addEventListener?: (type: 'voiceschanged', listener: () => void) => void
  removeEventListener?: (type: 'voiceschanged', listener: () => void) => void
}

/** Returns the browser's speech synthesis, or null if it is not supported. */
export function getSpeech(scope: Partial<typeof globalThis> = globalThis): Speech | null {
  return scope.speechSynthesis && scope.SpeechSynthesisUtterance ? scope.speechSynthesis : null
}

/**
 * Allows later speech on iOS, which ignores `speak` without an error until it has been called during a click. Call it in the click
 * that starts reading: the code that reads may still be loading.
 */
export function unlockSpeech(speech: Speech) {
  speech.speak(new SpeechSynthesisUtterance(''))
}

/** Matches `ko`, `ko-KR`, and Android's `ko_KR` and `kor`; the same for English. */
const TAGS: Record<Language, RegExp> = { ko: /^kor?(?:[-_]|$)/i, en: /^eng?(?:[-_]|$)/i }

/** Returns the voices of a language, local ones first because they work offline. */
export function getVoices(speech: Speech, language: Language): SpeechSynthesisVoice[] {
  return speech
    .getVoices()
    .filter(({ lang }) => TAGS[language].test(lang))
    .toSorted((a, b) => Number(b.localService) - Number(a.localService))
}
