import type { Speech } from './speech'

/**
 * Letters in one utterance at most. Chromium falls silent after fifteen seconds of one utterance of its network voices,
 * for good; at the slowest pace so many letters take about twelve.
 * Source: https://issues.chromium.org/issues/41294170
 */
export const LONGEST_PIECE = 70

/** A sentence in pieces that are safe to speak, cut behind a comma where there is one, else between words. */
export function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let rest = sentence.trim()
  while (rest.length > LONGEST_PIECE) {
    const head = rest.slice(0, LONGEST_PIECE + 1)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('， '))
    const space = head.lastIndexOf(' ')
    const cut = comma > LONGEST_PIECE / 3 ? comma + 1 : space > 0 ? space : wholeLetter(rest, LONGEST_PIECE)
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return rest === '' ? pieces : [...pieces, rest]
}

/** A place that cuts no letter in two. */
function wholeLetter(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at
}

/** A voice that has not begun by then will not (ms); network voices take their time. */
export const SILENT_AFTER_MS = 8000
/** The slowest that a letter is spoken at the usual pace (ms): after that an utterance whose end was never told is over. */
const LONGEST_LETTER_MS = 400

export interface Manner {
  voice: SpeechSynthesisVoice
  /** 1 is the usual pace. */
  pace: number
}

interface Told {
  /** All of it has been said. */
  onEnd: () => void
  /** The voice said nothing. */
  onFault: () => void
}

function utteranceOf(piece: string, { voice, pace }: Manner): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(piece)
  utterance.voice = voice
  utterance.lang = voice.lang.replace('_', '-')
  utterance.rate = pace
  return utterance
}

/**
 * Speaks one text at a time by the browser's speech, and lives with its faults: utterances that are collected while they
 * are spoken, ends that are never told, voices that stay silent, a pause that cannot be trusted. Pausing is stopping; what
 * is told of a text that was stopped is not heard.
 */
export function createSpeaker(speech: Speech) {
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  // A browser may collect an utterance that nobody holds, and its end is never told.
  let held: SpeechSynthesisUtterance | null = null

  function stop() {
    turn += 1
    clearTimeout(timer)
    held = null
    speech.cancel()
  }

  function say(piece: string, { voice, pace }: Manner, { onEnd, onFault }: Told) {
    const mine = turn
    const once = (then: () => void) => () => {
      if (mine !== turn || held !== utterance) return
      clearTimeout(timer)
      held = null
      then()
    }
    const onstart = () => {
      if (mine !== turn || held !== utterance) return
      clearTimeout(timer)
      timer = setTimeout(once(onEnd), SILENT_AFTER_MS + (piece.length * LONGEST_LETTER_MS) / pace)
    }
    const utterance = utteranceOf(piece, { voice, pace })
    Object.assign(utterance, { onstart, onend: once(onEnd), onerror: once(onFault) })
    held = utterance
    timer = setTimeout(once(onFault), SILENT_AFTER_MS)
    speech.speak(utterance)
  }

  function sayAll([first, ...rest]: readonly string[], manner: Manner, told: Told) {
    if (first === undefined) told.onEnd()
    else say(first, manner, { ...told, onEnd: () => sayAll(rest, manner, told) })
  }

  return {
    /** Speaks a text instead of whatever is being spoken. */
    speak: (text: string, manner: Manner, told: Told) => {
      stop()
      sayAll(piecesOf(text), manner, {
        onEnd: told.onEnd,
        onFault: () => {
          stop()
          told.onFault()
        },
      })
    },
    stop,
  }
}
