import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseAloudSettings } from '@/features/series/aloud/aloudSettings'
import { LONGEST_PIECE, piecesOf, createSpeaker, SILENT_AFTER_MS } from '@/features/series/aloud/speaker'
import { koreanVoices, speechOf } from '@/features/series/aloud/speech'
import { sentenceFrom, spokenSentences } from '@/features/series/aloud/spokenSentences'
import { useKoreanVoices } from '@/features/series/aloud/useAloudPart'
import { novels } from '@/content/novels'
import { paragraphsOf } from '@/content/novelText/sceneBreak'
import { speechDouble, Utterance, voiceOf } from '../../support/speech'

const yuna = voiceOf('유나', 'ko-KR')
const manner = { voice: yuna, pace: 1 }
const told = () => ({ onEnd: vi.fn<() => void>(), onFault: vi.fn<() => void>() })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the Korean voices', () => {
  test('are those of Korean, however it is spelled, this device’s own first', () => {
    const far = voiceOf('Google 한국의', 'ko-KR', false)
    const android = voiceOf('한국어', 'ko_KR')
    const { speech } = speechDouble([
      voiceOf('Kodak', 'kok-IN'),
      far,
      voiceOf('Daniel', 'en-GB'),
      android,
      yuna,
    ])
    expect(koreanVoices(speech)).toEqual([android, yuna, far])
  })

  test('may come late, and go', () => {
    const double = speechDouble()
    const { result } = renderHook(() => useKoreanVoices(double.speech))
    expect(result.current).toEqual([])
    act(() => double.bring([yuna]))
    expect(result.current).toEqual([yuna])
    act(() => double.bring([]))
    expect(result.current).toEqual([])
  })

  test('are none without speech, and in browsers that tell of no change', () => {
    expect(renderHook(() => useKoreanVoices(null)).result.current).toEqual([])
    const { speech } = speechDouble([yuna])
    delete speech.addEventListener
    delete speech.removeEventListener
    expect(renderHook(() => useKoreanVoices(speech)).result.current).toEqual([yuna])
    expect(speechOf({})).toBeNull()
  })
})

describe('a speaker', () => {
  test('speaks a text by the voice, at the pace, and tells its end once', () => {
    const double = speechDouble()
    const tell = told()
    createSpeaker(double.speech).speak('안녕.', { voice: voiceOf('a', 'ko_KR'), pace: 1.2 }, tell)
    expect(double.current()).toMatchObject({ text: '안녕.', lang: 'ko-KR', rate: 1.2 })
    const { onend } = double.spoken[0] ?? {}
    double.begin()
    double.end()
    onend?.()
    expect(tell.onEnd).toHaveBeenCalledTimes(1)
    expect(tell.onFault).not.toHaveBeenCalled()
  })

  test('speaks a long sentence in pieces, one after the other', () => {
    const double = speechDouble()
    const tell = told()
    const long = `${'긴 말이 이어진다, '.repeat(15)}끝.`
    createSpeaker(double.speech).speak(long, manner, tell)
    while (double.current()) double.end()
    expect(double.spoken.length).toBeGreaterThan(1)
    expect(double.texts().join(' ')).toBe(long)
    expect(tell.onEnd).toHaveBeenCalledTimes(1)
  })

  test('is not told of what it stopped itself', () => {
    const double = speechDouble()
    const [first, second] = [told(), told()]
    const speaker = createSpeaker(double.speech)
    speaker.speak('하나.', manner, first)
    speaker.speak('둘.', manner, second)
    double.spoken[0]?.onend?.()
    speaker.stop()
    vi.advanceTimersByTime(SILENT_AFTER_MS * 10)
    for (const { onEnd, onFault } of [first, second]) {
      expect(onEnd).not.toHaveBeenCalled()
      expect(onFault).not.toHaveBeenCalled()
    }
  })

  test('tells of a fault, and of a voice that never begins', () => {
    const double = speechDouble()
    const [broken, silent] = [told(), told()]
    const speaker = createSpeaker(double.speech)
    speaker.speak('하나.', manner, broken)
    double.fail()
    expect(broken.onFault).toHaveBeenCalledTimes(1)
    speaker.speak('둘.', manner, silent)
    vi.advanceTimersByTime(SILENT_AFTER_MS)
    expect(silent.onFault).toHaveBeenCalledTimes(1)
    expect(double.current()).toBeNull()
  })

  test('goes on when an end is never told', () => {
    const double = speechDouble()
    const tell = told()
    createSpeaker(double.speech).speak('끝을 모르는 문장.', manner, tell)
    double.begin()
    vi.advanceTimersByTime(SILENT_AFTER_MS)
    expect(tell.onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(SILENT_AFTER_MS)
    expect(tell.onEnd).toHaveBeenCalledTimes(1)
  })
})

test('pieces are short, whole words, and together the sentence', async () => {
  for (const { chapters } of Object.values(novels))
    for (const { text } of chapters)
      for (const sentence of spokenSentences(paragraphsOf((await text?.())?.default ?? []))) {
        const pieces = piecesOf(sentence.text)
        expect(pieces.join(' ')).toBe(sentence.text)
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(LONGEST_PIECE)
      }
  expect(piecesOf('가'.repeat(150)).map(({ length }) => length)).toEqual([70, 70, 10])
  expect(piecesOf(`가${'😀'.repeat(60)}`).join('')).toBe(`가${'😀'.repeat(60)}`)
  expect(piecesOf('  ')).toEqual([])
})

test('sentences are counted as their addresses count them; bare signs are passed over', () => {
  const spoken = spokenSentences(['하나. 둘.', '……', '셋.'])
  expect(spoken.map(({ paragraph, sentence, text }) => [paragraph, sentence, text])).toEqual([
    [1, 1, '하나.'],
    [1, 2, '둘.'],
    [3, 1, '셋.'],
  ])
  expect(sentenceFrom(spoken, { paragraph: 2, sentence: 1 })).toBe(2)
  expect(sentenceFrom(spoken, { paragraph: 1, sentence: 2 })).toBe(1)
  expect(sentenceFrom(spoken, { paragraph: 9, sentence: 1 })).toBe(2)
})

test.each([
  [null, { pace: 1, voice: null }],
  ['{"pace":1.26,"voice":"유나"}', { pace: 1.3, voice: '유나' }],
  ['{"pace":9}', { pace: 1.4, voice: null }],
  ['{"pace":"fast","voice":3}', { pace: 1, voice: null }],
  ['[', { pace: 1, voice: null }],
  ['null', { pace: 1, voice: null }],
])('settings kept as %s', (stored, settings) => expect(parseAloudSettings(stored)).toEqual(settings))
