import { lightTableTexts } from '#messages/lightTableTexts'
import { type PhotoCollection, cardId } from '@/posts/collections'
import type { Photo } from '@/posts/post'

/** A photo on the light table. */
export interface LightPhoto {
  /** `KEY-12`, as in cards and in the URL. */
  id: string
  collection: PhotoCollection
  photo: Photo
  /** Minutes since midnight by the camera's clock; null if unknown. */
  minute: number | null
}

const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24

/** The kinds of light, each from its first hour on. */
const LIGHTS = [
  { from: 0, light: 'night' },
  { from: 4, light: 'dawn' },
  { from: 8, light: 'morning' },
  { from: 12, light: 'noon' },
  { from: 15, light: 'afternoon' },
  { from: 18, light: 'dusk' },
  { from: 21, light: 'night' },
] as const

/**
 * Returns the minute of the day at which a photo was taken. Ignores the time zone, because the light depends on local time.
 * Returns null if the time cannot be parsed.
 */
export function minuteOfDay(takenAt: string | undefined): number | null {
  const [, hour, minute] = /^\d{4}-\d{2}-\d{2}[T ](\d{2}):(\d{2})/.exec(takenAt ?? '')?.map(Number) ?? []
  if (hour === undefined || minute === undefined || hour >= HOURS_PER_DAY || minute >= MINUTES_PER_HOUR)
    return null
  return hour * MINUTES_PER_HOUR + minute
}

/** Returns the hour (0–23) of a minute of the day. */
const hourOf = (minute: number): number => Math.floor(minute / MINUTES_PER_HOUR)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats a minute of the day as `06:41`; empty if unknown. */
export function formatClock(minute: number | null): string {
  return minute === null ? '' : `${twoDigits(hourOf(minute))}:${twoDigits(minute % MINUTES_PER_HOUR)}`
}

/** Returns the index of the light at this minute, or -1 if the minute is unknown. */
function lightIndex(minute: number | null): number {
  return minute === null ? -1 : LIGHTS.findLastIndex(({ from }) => from <= hourOf(minute))
}

/** Returns the name of the light at this minute. */
export const lightName = (minute: number | null): string =>
  lightTableTexts.lights[LIGHTS[lightIndex(minute)]?.light ?? 'unknown']

/** Returns the accessible name, which contains the visible text of the frame: `Evening barley, CAMERA, 19:21`. */
export function accessibleName({ photo, collection, minute }: LightPhoto): string {
  return [photo.title, collection.name, formatClock(minute) || lightTableTexts.unknownTime]
    .filter(Boolean)
    .join(', ')
}

/** Converts a photo of a collection. */
export function toLightPhoto(collection: PhotoCollection, photo: Photo): LightPhoto {
  return { id: cardId(collection, photo.id), collection, photo, minute: minuteOfDay(photo.meta.takenAt) }
}

/** A label on the axis, at the first frame of its light. */
export interface LightLabel {
  /** Index of that frame. */
  at: number
  name: string
  /** Hour of that frame; null if unknown. */
  hour: number | null
}

export interface LightAxis {
  /** Sorted by time of day, regardless of the date. Frames without a time are last. */
  frames: readonly LightPhoto[]
  /** Number of frames with a time. */
  timedCount: number
  labels: readonly LightLabel[]
}

/** Sorts photos by time of day. Photos of the same minute keep their order. */
export function lightAxis(photos: readonly LightPhoto[]): LightAxis {
  const sortKey = ({ minute }: LightPhoto) => minute ?? HOURS_PER_DAY * MINUTES_PER_HOUR
  const frames = photos.toSorted((a, b) => sortKey(a) - sortKey(b))
  const labels = frames.flatMap(({ minute }, at): LightLabel[] => {
    const before = frames[at - 1]
    if (before && lightIndex(before.minute) === lightIndex(minute)) return []
    return [{ at, name: lightName(minute), hour: minute === null ? null : hourOf(minute) }]
  })
  return { frames, timedCount: frames.filter(({ minute }) => minute !== null).length, labels }
}

/** Position of a frame: `at` as a share (0–1) of the table's length, and its row from the top. */
export interface FramePosition {
  at: number
  row: number
}

/** Number of rows. Consecutive frames are in different rows. */
const ROWS = 3
/** Gap before the frames without a time, in frames. */
const UNKNOWN_GAP = 1

export interface FrameLayout {
  positions: FramePosition[]
  /** Length of the table in frames. */
  length: number
  /** The labels along the axis; `span` is in frames. */
  labels: { name: string; hour: number | null; span: number }[]
  /** The hour at each position along the axis; null for a frame without a time, undefined for a gap. */
  hours: (number | null | undefined)[]
}

/** Lays out the frames of an axis evenly in three rows. Frames without a time follow at the end, after a gap. */
export function layOutFrames({ frames, timedCount, labels }: LightAxis): FrameLayout {
  const gap = timedCount > 0 && timedCount < frames.length ? UNKNOWN_GAP : 0
  const stepOf = (index: number) => (index < timedCount ? index : index + gap)
  const length = frames.length + gap
  const hours = Array.from({ length }, (): number | null | undefined => undefined)
  const positions = frames.map(({ minute }, index): FramePosition => {
    hours[stepOf(index)] = minute === null ? null : hourOf(minute)
    return { at: length > 1 ? stepOf(index) / (length - 1) : 0, row: index % ROWS }
  })
  const starts = labels.map(({ at }) => stepOf(at))
  return {
    positions,
    length,
    hours,
    labels: labels.map(({ name, hour }, index) => ({
      name,
      hour,
      span: (starts[index + 1] ?? length) - (starts[index] ?? 0),
    })),
  }
}
