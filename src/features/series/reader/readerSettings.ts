/** How a visitor likes to read: pure rules, kept as text in local storage. */

export const READER_SETTINGS_KEY = 'novel-reader-settings'

/** Text sizes in px at the browser's own default size. */
export const SMALLEST_PX = 17
export const LARGEST_PX = 24
/** Where the text starts before it is changed: on phones and on wider screens. */
export const PHONE_PX = 18
export const WIDE_PX = 20

const LEADINGS = ['narrow', 'normal', 'wide'] as const
export const FACES = ['serif', 'sans'] as const
export const GROUNDS = ['paper', 'sepia', 'night'] as const

export type Leading = (typeof LEADINGS)[number]
export type Face = (typeof FACES)[number]
export type Ground = (typeof GROUNDS)[number]

export interface ReaderSettings {
  /** Text size in px; null until it is changed: the screen decides. */
  size: number | null
  leading: Leading
  face: Face
  ground: Ground
}

export const defaultSettings: ReaderSettings = {
  size: null,
  leading: 'normal',
  face: 'serif',
  ground: 'paper',
}

export type SettingsAction =
  /** `from` (px) is the size on screen while none is chosen. */
  | { type: 'larger' | 'smaller'; from: number }
  | { type: 'leading' }
  | { type: 'face'; face: Face }
  | { type: 'ground'; ground: Ground }

const clamp = (size: number): number => Math.min(LARGEST_PX, Math.max(SMALLEST_PX, size))

/** One change of the settings; the size stays between its bounds, the line height goes round. */
export function changeSettings(settings: ReaderSettings, action: SettingsAction): ReaderSettings {
  switch (action.type) {
    case 'larger':
      return { ...settings, size: clamp((settings.size ?? action.from) + 1) }
    case 'smaller':
      return { ...settings, size: clamp((settings.size ?? action.from) - 1) }
    case 'leading': {
      const next = LEADINGS[(LEADINGS.indexOf(settings.leading) + 1) % LEADINGS.length]
      return { ...settings, leading: next ?? 'normal' }
    }
    case 'face':
      return { ...settings, face: action.face }
    default:
      return { ...settings, ground: action.ground }
  }
}

function record(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Settings from what was stored; whatever is missing or damaged falls back by itself. */
export function parseSettings(text: string | null): ReaderSettings {
  const { size, leading, face, ground } = record(text)
  return {
    size: typeof size === 'number' && Number.isFinite(size) ? clamp(Math.round(size)) : null,
    leading: LEADINGS.find((each) => each === leading) ?? defaultSettings.leading,
    face: FACES.find((each) => each === face) ?? defaultSettings.face,
    ground: GROUNDS.find((each) => each === ground) ?? defaultSettings.ground,
  }
}
