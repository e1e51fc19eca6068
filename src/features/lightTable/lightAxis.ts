import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { Photo } from '@/posts/post'
import { cardId } from '@/posts/postId'

/** A photograph as it lies on the table. */
export interface LightPhoto {
  /** `a7c2-12`, as cards and addresses name it. */
  id: string
  collection: Collection<PhotoMeta>
  photo: Photo
  /** Minutes since midnight by the camera's own clock; null when nobody noted it. */
  minute: number | null
}

const MINUTES = 60
const HOURS = 24

/** The day by its light, from the first hour of each. */
const LIGHTS = [
  { from: 0, name: '밤' },
  { from: 4, name: '새벽' },
  { from: 8, name: '아침' },
  { from: 12, name: '한낮' },
  { from: 15, name: '오후' },
  { from: 18, name: '해 질 녘' },
  { from: 21, name: '밤' },
] as const

export const UNKNOWN_LIGHT = '시각을 모르는 빛'

/** When on its day a photograph was taken, as the camera's clock said wherever that was; null without a readable time. */
export function minuteOfDay(takenAt: string | undefined): number | null {
  const [, hour, minute] = /^\d{4}-\d{2}-\d{2}[T ](\d{2}):(\d{2})/.exec(takenAt ?? '')?.map(Number) ?? []
  if (hour === undefined || minute === undefined || hour >= HOURS || minute >= MINUTES) return null
  return hour * MINUTES + minute
}

/** The hour (0–23) of a minute of the day. */
export const hourOf = (minute: number): number => Math.floor(minute / MINUTES)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** `06:41`; empty when it is not known. */
export function clockOf(minute: number | null): string {
  return minute === null ? '' : `${twoDigits(hourOf(minute))}:${twoDigits(minute % MINUTES)}`
}

/** Which light of the day that minute has; -1 when nobody noted it. */
function lightIndex(minute: number | null): number {
  return minute === null ? -1 : LIGHTS.findLastIndex(({ from }) => from <= hourOf(minute))
}

/** What the light of that minute is called. */
export const lightOf = (minute: number | null): string => LIGHTS[lightIndex(minute)]?.name ?? UNKNOWN_LIGHT

/** `저녁 보리, SONY A7C2, 19시 21분`. */
export function spokenName({ photo, collection, minute }: LightPhoto): string {
  const clock = minute === null ? '시각을 모름' : `${hourOf(minute)}시 ${minute % MINUTES}분`
  return [photo.title, collection.camera, clock].filter(Boolean).join(', ')
}

/** A photograph of a collection as it lies on the table. */
export function toLightPhoto(collection: Collection<PhotoMeta>, photo: Photo): LightPhoto {
  return { id: cardId(collection, photo.id), collection, photo, minute: minuteOfDay(photo.meta.takenAt) }
}

/** A word on the axis, at the first frame of its light. */
export interface LightLabel {
  /** That frame's number. */
  at: number
  name: string
  /** Of that frame; null for those that nobody noted. */
  hour: number | null
}

export interface LightAxis {
  /** In the order of the hour, whatever the day; those without a time at the end. */
  frames: readonly LightPhoto[]
  /** How many of them, from the first, have a time. */
  timed: number
  labels: readonly LightLabel[]
}

/** Lays photographs out by the light of the day; at the same minute as they came. */
export function lightAxis(photos: readonly LightPhoto[]): LightAxis {
  const place = ({ minute }: LightPhoto) => minute ?? HOURS * MINUTES
  const frames = photos.toSorted((a, b) => place(a) - place(b))
  const labels = frames.flatMap(({ minute }, at): LightLabel[] => {
    const before = frames[at - 1]
    if (before && lightIndex(before.minute) === lightIndex(minute)) return []
    return [{ at, name: lightOf(minute), hour: minute === null ? null : hourOf(minute) }]
  })
  return { frames, timed: frames.filter(({ minute }) => minute !== null).length, labels }
}
