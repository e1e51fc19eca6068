import { localSafeStorage } from '@/lib/storage/safeStorage'

const ALOUD_SETTINGS_KEY = 'blank-page-read-aloud'

/** Paces, of the usual one. */
export const SLOWEST = 0.8
export const FASTEST = 1.4
export const PACE_STEP = 0.1

/** How a visitor likes to be read to. */
export interface AloudSettings {
  pace: number
  /** `voiceURI` of the chosen voice; null until one is chosen. */
  voice: string | null
}

/** A pace between its bounds, in steps of a tenth. */
export const nearestPace = (pace: number): number =>
  Math.round(Math.min(FASTEST, Math.max(SLOWEST, pace)) * 10) / 10

/** Settings from what was stored; whatever is missing or damaged falls back by itself. */
export function parseAloudSettings(text: string | null): AloudSettings {
  let stored: { pace?: unknown; voice?: unknown } = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) stored = value
  } catch {
    // Damaged: as if nothing was stored.
  }
  const { pace, voice } = stored
  return {
    pace: typeof pace === 'number' && Number.isFinite(pace) ? nearestPace(pace) : 1,
    voice: typeof voice === 'string' ? voice : null,
  }
}

/** How the visitor likes to be read to, as this browser remembers. Never throws. */
export const readAloudSettings = (): AloudSettings =>
  parseAloudSettings(localSafeStorage.get(ALOUD_SETTINGS_KEY))

/** Remembers it across visits, or for this one where the browser keeps nothing. Never throws. */
export const keepAloudSettings = (settings: AloudSettings): void =>
  void localSafeStorage.set(ALOUD_SETTINGS_KEY, JSON.stringify(settings))
