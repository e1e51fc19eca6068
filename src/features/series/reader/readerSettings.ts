/** The visitor's reader settings: pure rules. They are stored as JSON in local storage. */

export const READER_SETTINGS_KEY = 'novel-reader-settings'

/** Bounds of the text size, in px at the browser's default font size. */
export const MIN_SIZE_PX = 17
export const MAX_SIZE_PX = 24
/** The default text size on phones and on wider screens. */
export const DEFAULT_PHONE_SIZE_PX = 18
export const DEFAULT_WIDE_SIZE_PX = 20

const LEADINGS = ['narrow', 'normal', 'wide'] as const
export const TYPEFACES = ['serif', 'sans'] as const
export const GROUNDS = ['paper', 'sepia', 'night'] as const

export type Leading = (typeof LEADINGS)[number]
export type Typeface = (typeof TYPEFACES)[number]
export type Ground = (typeof GROUNDS)[number]

export interface ReaderSettings {
  /** The text size in px; null means the default of the screen size. */
  size: number | null
  leading: Leading
  face: Typeface
  ground: Ground
}

export const defaultSettings: ReaderSettings = {
  size: null,
  leading: 'normal',
  face: 'serif',
  ground: 'paper',
}

export type SettingsAction =
  /** `from` (px) is the displayed size, used while `size` is null. */
  | { type: 'larger' | 'smaller'; from: number }
  | { type: 'leading' }
  | { type: 'face'; face: Typeface }
  | { type: 'ground'; ground: Ground }

const clamp = (size: number): number => Math.min(MAX_SIZE_PX, Math.max(MIN_SIZE_PX, size))

/** Applies one change. The size stays within its bounds; the line height cycles. */
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

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Parses stored settings. Missing or invalid values fall back to the defaults. */
export function parseSettings(text: string | null): ReaderSettings {
  const { size, leading, face, ground } = parseObject(text)
  return {
    size: typeof size === 'number' && Number.isFinite(size) ? clamp(Math.round(size)) : null,
    leading: LEADINGS.find((each) => each === leading) ?? defaultSettings.leading,
    face: TYPEFACES.find((each) => each === face) ?? defaultSettings.face,
    ground: GROUNDS.find((each) => each === ground) ?? defaultSettings.ground,
  }
}
