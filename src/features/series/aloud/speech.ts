/** What read-aloud needs of the browser's speech; a test gives a double. */
export interface Speech {
  speak: (utterance: SpeechSynthesisUtterance) => void
  cancel: () => void
  getVoices: () => SpeechSynthesisVoice[]
  addEventListener?: (type: 'voiceschanged', listener: () => void) => void
  removeEventListener?: (type: 'voiceschanged', listener: () => void) => void
}

/** The browser's speech, where it has one that can speak. */
export function speechOf(scope: Partial<typeof globalThis> = globalThis): Speech | null {
  return scope.speechSynthesis && scope.SpeechSynthesisUtterance ? scope.speechSynthesis : null
}

/** Whether a voice speaks Korean: `ko`, `ko-KR`, and Android's `ko_KR`. */
const isKorean = ({ lang }: SpeechSynthesisVoice) => /^kor?(?:[-_]|$)/i.test(lang)

/** The Korean voices, those of this device first: they go on without a network. */
export function koreanVoices(speech: Speech): SpeechSynthesisVoice[] {
  return speech
    .getVoices()
    .filter(isKorean)
    .toSorted((a, b) => Number(b.localService) - Number(a.localService))
}
