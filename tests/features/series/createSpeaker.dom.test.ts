import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseReadAloudSettings } from '@/features/series/read-aloud/readAloudSettings'
import {
  MAX_CHUNK_LENGTH,
  splitIntoChunks,
  createSpeaker,
  START_TIMEOUT_MS,
} from '@/features/series/read-aloud/createSpeaker'
import { getSpeech, getVoices } from '@/features/series/read-aloud/speech'
import { findSentenceIndex, getSpokenSentences } from '@/features/series/read-aloud/spokenSentences'
import { useVoices } from '@/features/series/read-aloud/useReadAloud'
import { chapterBlocks, paragraphsOf } from '@/posts/chapterText'
import { sampleChapters } from '../../support/serials'
import { createSpeechDouble, FakeUtterance, createVoice } from '../../support/speech'

const yuna = createVoice('유나', 'ko-KR')
const options = { voice: yuna, pace: 1 }
const createCallbacks = () => ({ onEnd: vi.fn<() => void>(), onError: vi.fn<() => void>() })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('koreanVoices', () => {
  test('returns voices with any Korean language tag, local ones first', () => {
    const remote = createVoice('Google 한국의', 'ko-KR', false)
    const android = createVoice('한국어', 'ko_KR')
    const { speech } = createSpeechDouble([
      createVoice('Kodak', 'kok-IN'),
      remote,
      createVoice('Daniel', 'en-GB'),
      android,
      yuna,
    ])
    expect(getVoices(speech, 'ko')).toEqual([android, yuna, remote])
  })

  test('updates when voices are added or removed', () => {
    const double = createSpeechDouble()
    const { result } = renderHook(() => useVoices('ko', double.speech))
    expect(result.current).toEqual([])
    act(() => double.setVoices([yuna]))
    expect(result.current).toEqual([yuna])
    act(() => double.setVoices([]))
    expect(result.current).toEqual([])
  })

  test('is empty without speech synthesis, and works without voiceschanged events', () => {
    expect(renderHook(() => useVoices('ko', null)).result.current).toEqual([])
    const { speech } = createSpeechDouble([yuna])
    delete speech.addEventListener
    delete speech.removeEventListener
    expect(renderHook(() => useVoices('ko', speech)).result.current).toEqual([yuna])
    expect(getSpeech({})).toBeNull()
  })
})

describe('createSpeaker', () => {
  test('speaks with the voice and the pace, and calls onEnd once', () => {
    const double = createSpeechDouble()
    const callbacks = createCallbacks()
    createSpeaker(double.speech).speak('안녕.', { voice: createVoice('a', 'ko_KR'), pace: 1.2 }, callbacks)
    expect(double.current()).toMatchObject({ text: '안녕.', lang: 'ko-KR', rate: 1.2 })
    const { onend } = double.spoken[0] ?? {}
    double.begin()
    double.end()
    onend?.()
    expect(callbacks.onEnd).toHaveBeenCalledTimes(1)
    expect(callbacks.onError).not.toHaveBeenCalled()
  })

  test('speaks a long sentence in chunks', () => {
    const double = createSpeechDouble()
    const callbacks = createCallbacks()
    const long = `${'긴 말이 이어진다, '.repeat(15)}끝.`
    createSpeaker(double.speech).speak(long, options, callbacks)
    while (double.current()) double.end()
    expect(double.spoken.length).toBeGreaterThan(1)
    expect(double.texts().join(' ')).toBe(long)
    expect(callbacks.onEnd).toHaveBeenCalledTimes(1)
  })

  test('ignores events of speech that it stopped', () => {
    const double = createSpeechDouble()
    const [first, second] = [createCallbacks(), createCallbacks()]
    const speaker = createSpeaker(double.speech)
    speaker.speak('하나.', options, first)
    speaker.speak('둘.', options, second)
    double.spoken[0]?.onend?.()
    speaker.stop()
    vi.advanceTimersByTime(START_TIMEOUT_MS * 10)
    for (const { onEnd, onError } of [first, second]) {
      expect(onEnd).not.toHaveBeenCalled()
      expect(onError).not.toHaveBeenCalled()
    }
  })

  test('calls onError on an error, and if the voice never starts', () => {
    const double = createSpeechDouble()
    const [broken, silent] = [createCallbacks(), createCallbacks()]
    const speaker = createSpeaker(double.speech)
    speaker.speak('하나.', options, broken)
    double.fail()
    expect(broken.onError).toHaveBeenCalledTimes(1)
    speaker.speak('둘.', options, silent)
    vi.advanceTimersByTime(START_TIMEOUT_MS)
    expect(silent.onError).toHaveBeenCalledTimes(1)
    expect(double.current()).toBeNull()
  })

  test('calls onEnd if the end event is missing', () => {
    const double = createSpeechDouble()
    const callbacks = createCallbacks()
    createSpeaker(double.speech).speak('끝을 모르는 문장.', options, callbacks)
    double.begin()
    vi.advanceTimersByTime(START_TIMEOUT_MS)
    expect(callbacks.onEnd).not.toHaveBeenCalled()
    vi.advanceTimersByTime(START_TIMEOUT_MS)
    expect(callbacks.onEnd).toHaveBeenCalledTimes(1)
  })
})

test('chunks are short, end at words and together form the sentence', () => {
  for (const { body } of sampleChapters)
    for (const sentence of getSpokenSentences(paragraphsOf(chapterBlocks(body)))) {
      const chunks = splitIntoChunks(sentence.text)
      expect(chunks.join(' ')).toBe(sentence.text)
      for (const piece of chunks) expect(piece.length).toBeLessThanOrEqual(MAX_CHUNK_LENGTH)
    }
  expect(splitIntoChunks('가'.repeat(150)).map(({ length }) => length)).toEqual([70, 70, 10])
  expect(splitIntoChunks(`가${'😀'.repeat(60)}`).join('')).toBe(`가${'😀'.repeat(60)}`)
  expect(splitIntoChunks('  ')).toEqual([])
})

test('sentences have the same numbers as their addresses; those without letters are skipped', () => {
  const spoken = getSpokenSentences(['하나. 둘.', '……', '셋.'])
  expect(spoken.map(({ paragraph, sentence, text }) => [paragraph, sentence, text])).toEqual([
    [1, 1, '하나.'],
    [1, 2, '둘.'],
    [3, 1, '셋.'],
  ])
  expect(findSentenceIndex(spoken, { paragraph: 2, sentence: 1 })).toBe(2)
  expect(findSentenceIndex(spoken, { paragraph: 1, sentence: 2 })).toBe(1)
  expect(findSentenceIndex(spoken, { paragraph: 9, sentence: 1 })).toBe(2)
})

test.each([
  [null, { pace: 1, voice: null }],
  ['{"pace":1.26,"voice":"유나"}', { pace: 1.3, voice: '유나' }],
])('settings stored as %s are parsed', (stored, settings) =>
  expect(parseReadAloudSettings(stored)).toEqual(settings),
)
