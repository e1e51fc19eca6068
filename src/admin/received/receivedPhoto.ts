import * as v from 'valibot'
import { warnOnce } from '@/lib/logger'
import { CAMERAS, type Place } from '../upload/cameras'

const place = v.picklist(CAMERAS.map(({ collection }) => collection))

const receivedPhotoSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  name: v.string(),
  size: v.number(),
  receivedAt: v.number(),
  index: v.number(),
  /** What a look at the file told; null while nobody has looked. */
  look: v.optional(
    v.nullable(
      v.object({
        camera: v.nullable(v.string()),
        takenAt: v.nullable(v.string()),
        preview: v.fallback(v.nullable(v.blob()), null),
      }),
    ),
    null,
  ),
  /** Where the owner wants it to go; null while nobody has said. */
  place: v.optional(v.nullable(place), null),
  /** The owner has pressed 올리기: it goes up as soon as it can. */
  started: v.optional(v.boolean(), false),
  /** Why it did not go up; a `final` one will not, however often it is tried. */
  fault: v.optional(v.nullable(v.object({ message: v.string(), final: v.boolean() })), null),
  /** Its picture lies in storage already: what was to be written, and where. */
  sent: v.optional(v.nullable(v.object({ place, values: v.record(v.string(), v.unknown()) })), null),
})

/** A photograph that a phone has shared, as it waits in this browser. */
export type ReceivedPhoto = v.InferOutput<typeof receivedPhotoSchema>

/** A note as this desk reads it; null for one that another version has kept. */
export function readNote(note: unknown): ReceivedPhoto | null {
  const read = v.safeParse(receivedPhotoSchema, note)
  if (!read.success && note !== undefined)
    warnOnce('received-note', '받은 사진을 알아볼 수 없습니다.', v.flatten(read.issues))
  return read.success ? read.output : null
}

const cameraOf = ({ look }: ReceivedPhoto) => CAMERAS.find(({ name }) => name === look?.camera)

/** The model by which the place was guessed; null where nothing could be guessed. */
export const guessedModel = (photo: ReceivedPhoto): string | null => cameraOf(photo)?.model ?? null

/** Where a photograph goes: as the owner said, else as its camera says; null while nobody knows. */
export const placeOf = (photo: ReceivedPhoto): Place | null =>
  photo.place ?? cameraOf(photo)?.collection ?? null

/** What 올리기 would begin with. */
export const isReady = (photo: ReceivedPhoto): boolean =>
  !photo.started && photo.fault?.final !== true && placeOf(photo) !== null

/** What waits for the owner to say where. */
export const isUndecided = (photo: ReceivedPhoto): boolean =>
  photo.look !== null && photo.fault?.final !== true && placeOf(photo) === null
