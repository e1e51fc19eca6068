import type { Speech } from './speech'

/**
 * The maximum length of an utterance, in characters. Chromium stops network voices after fifteen seconds of
 * one utterance and never resumes. At the slowest speed, this many characters take about twelve seconds.
 * Source: https://issues.chromium.org/issues/41294170
 */
export const MAX_CHUNK_LENGTH = 70

/**
 * Splits a sentence into chunks that are safe to speak: after a comma if possible, otherwise between words.
 */
export function splitIntoChunks(sentence: string): string[] {
  const chunks: string[] = []
  let remaining = sentence.trim()
  while (remaining.length > MAX_CHUNK_LENGTH) {
    const head = remaining.slice(0, MAX_CHUNK_LENGTH + 1)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('， '))
    const space = head.lastIndexOf(' ')
    const cut =
      comma > MAX_CHUNK_LENGTH / 3
        ? comma + 1
        : space > 0
          ? space
          : avoidSplitCharacter(remaining, MAX_CHUNK_LENGTH)
    chunks.push(remaining.slice(0, cut).trim())
    remaining = remaining.slice(cut).trim()
  }
  return remaining === '' ? chunks : [...chunks, remaining]
}

/** Moves a cut so that it does not split a surrogate pair. */
function avoidSplitCharacter(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at
}

/** A voice that has not started within this time (ms) has failed. Network voices may be slow. */
export const START_TIMEOUT_MS = 8000
/**
 * The longest time per character at normal speed, in ms. After it, an utterance without an `end` event counts
 * as finished.
 */
const MAX_CHARACTER_MS = 400

export interface SpeechOptions {
  voice: SpeechSynthesisVoice
  /** The speed factor; 1 is normal. */
  pace: number
}

interface SpeechCallbacks {
  /** The whole text has been spoken. */
  onEnd: () => void
  /** The voice failed or did not start. */
  onError: () => void
}

function createUtterance(chunk: string, { voice, pace }: SpeechOptions): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(chunk)
  utterance.voice = voice
  utterance.lang = voice.lang.replace('_', '-')
  utterance.rate = pace
  return utterance
}

/**
 * Speaks one text at a time and works around browser bugs: utterances that are garbage-collected while they
 * are spoken, missing `end` events, voices that stay silent, and an unreliable `pause`. Pausing is therefore
 * done with `stop`. Events of a stopped text are ignored.
 */
export function createSpeaker(speech: Speech) {
  let generation = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  // Keeps a reference: browsers may garbage-collect an utterance, and its `end` event is then never fired.
  let currentUtterance: SpeechSynthesisUtterance | null = null

  function stop() {
    generation += 1
    clearTimeout(timer)
    currentUtterance = null
    speech.cancel()
  }

  function speakChunk(chunk: string, { voice, pace }: SpeechOptions, { onEnd, onError }: SpeechCallbacks) {
    const ownGeneration = generation
    const ifCurrent = (callback: () => void) => () => {
      if (ownGeneration !== generation || currentUtterance !== utterance) return
      clearTimeout(timer)
      currentUtterance = null
      callback()
    }
    const onstart = () => {
      if (ownGeneration !== generation || currentUtterance !== utterance) return
      clearTimeout(timer)
      timer = setTimeout(ifCurrent(onEnd), START_TIMEOUT_MS + (chunk.length * MAX_CHARACTER_MS) / pace)
    }
    const utterance = createUtterance(chunk, { voice, pace })
    Object.assign(utterance, { onstart, onend: ifCurrent(onEnd), onerror: ifCurrent(onError) })
    currentUtterance = utterance
    timer = setTimeout(ifCurrent(onError), START_TIMEOUT_MS)
    speech.speak(utterance)
  }

  function speakAll([first, ...rest]: readonly string[], options: SpeechOptions, callbacks: SpeechCallbacks) {
    if (first === undefined) callbacks.onEnd()
    else speakChunk(first, options, { ...callbacks, onEnd: () => speakAll(rest, options, callbacks) })
  }

  return {
    /** Stops the current text and speaks `text`. */
    speak: (text: string, options: SpeechOptions, callbacks: SpeechCallbacks) => {
      stop()
      speakAll(splitIntoChunks(text), options, {
        onEnd: callbacks.onEnd,
        onError: () => {
          stop()
          callbacks.onError()
        },
      })
    },
    stop,
  }
}
