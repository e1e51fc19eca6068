import { INTRO_REPLAY_WINDOW_MS } from '@/config/constants'
import { isWithin } from '@/lib/storage/expiry'

/**
 * idle: nothing is known yet, the final picture shows · waiting: the first frame stands still under the loading
 * overlay · playing · done: the final picture.
 */
export type IntroPhase = 'idle' | 'waiting' | 'playing' | 'done'

export type IntroEvent =
  /** Home has mounted; the intro is wanted or not. */
  | { type: 'mounted'; wanted: boolean }
  /** The loading overlay begins to fade. */
  | { type: 'uncovered' }
  /** The last frame was shown. */
  | { type: 'finished' }
  /** The visitor has had enough. */
  | { type: 'skipped' }

/** Moves the intro on; an event that makes no sense in a phase changes nothing. */
export function introReducer(phase: IntroPhase, event: IntroEvent): IntroPhase {
  switch (event.type) {
    case 'mounted':
      if (phase !== 'idle') return phase
      return event.wanted ? 'waiting' : 'done'
    case 'uncovered':
      return phase === 'waiting' ? 'playing' : phase
    default:
      return phase === 'playing' ? 'done' : phase
  }
}

/** The stored moment of the last intro: decimal digits only, else it counts as never seen (decisions §10.8). */
function parseIntroMarker(stored: string | null): number | null {
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : null
}

/** Whether the intro is to play at `now` (ms): never seen, seen 24 h ago or more, or in the future. */
export function isIntroDue(stored: string | null, now: number): boolean {
  return !isWithin(parseIntroMarker(stored), INTRO_REPLAY_WINDOW_MS, now)
}
