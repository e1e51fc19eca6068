import { localSafeStorage } from '@/lib/storage/safeStorage'

const STORAGE_KEY = 'blank-page-read-aloud'

/** Speed factors; 1 is the normal speed. */
export const MIN_PACE = 0.8
export const MAX_PACE = 1.4
export const PACE_STEP = 0.1

/** The visitor's settings for read-aloud. */
export interface ReadAloudSettings {
  pace: number
  /** `voiceURI` of the chosen voice; null until one is chosen. */
  voice: string | null
}

/** Limits a speed to its bounds and rounds it to tenths. */
export const roundPace = (pace: number): number =>
  Math.round(Math.min(MAX_PACE, Math.max(MIN_PACE, pace)) * 10) / 10

/** Parses stored settings. Missing or invalid values fall back to the defaults. */
export function parseReadAloudSettings(text: string | null): ReadAloudSettings {
  let stored: { pace?: unknown; voice?: unknown } = {}
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (typeof value === 'object' && value !== null) stored = value
  } catch {
    // Invalid JSON: uses the defaults.
  }
  const { pace, voice } = stored
  return {
    pace: typeof pace === 'number' && Number.isFinite(pace) ? roundPace(pace) : 1,
    voice: typeof voice === 'string' ? voice : null,
  }
}

/** Loads the settings from this browser. Never throws. */
export const loadReadAloudSettings = (): ReadAloudSettings =>
  parseReadAloudSettings(localSafeStorage.get(STORAGE_KEY))

/** Stores the settings, for this visit only if storage is unavailable. Never throws. */
export const saveReadAloudSettings = (settings: ReadAloudSettings): void =>
  void localSafeStorage.set(STORAGE_KEY, JSON.stringify(settings))
