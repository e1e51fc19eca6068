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

/** Matches `ko`, `ko-KR` and Android's `ko_KR`. */
const isKorean = ({ lang }: SpeechSynthesisVoice) => /^kor?(?:[-_]|$)/i.test(lang)

/** Returns the Korean voices, local ones first because they work offline. */
export function getKoreanVoices(speech: Speech): SpeechSynthesisVoice[] {
  return speech
    .getVoices()
    .filter(isKorean)
    .toSorted((a, b) => Number(b.localService) - Number(a.localService))
}
