import * as v from 'valibot'
import { galleries, type GalleryKey } from '@/content/galleryRegistry'
import { warnOnce } from '@/lib/logger'
import { CAMERAS } from '../upload/cameras'

const galleryKey = v.picklist(galleries.map(({ key }) => key))

const receivedPhotoSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  name: v.string(),
  size: v.number(),
  receivedAt: v.number(),
  index: v.number(),
  /** Result of inspecting the file; null before that. */
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
  /** Target collection chosen by the owner; null without a choice. */
  place: v.optional(v.nullable(galleryKey), null),
  /** The owner has started the upload; it runs as soon as the server is reachable. */
  started: v.optional(v.boolean(), false),
  /** Error of the last upload. A `final` one cannot be retried. */
  fault: v.optional(v.nullable(v.object({ message: v.string(), final: v.boolean() })), null),
  /** Target and draft values of a picture that is already in storage. */
  sent: v.optional(
    v.nullable(v.object({ place: galleryKey, values: v.record(v.string(), v.unknown()) })),
    null,
  ),
})

/** A photo shared from a phone, as it is stored in this browser. */
export type ReceivedPhoto = v.InferOutput<typeof receivedPhotoSchema>

/** Parses a stored record. Returns null for a record of another version. */
export function parseReceivedPhoto(record: unknown): ReceivedPhoto | null {
  const read = v.safeParse(receivedPhotoSchema, record)
  if (!read.success && record !== undefined)
    warnOnce('received-note', 'A received photo was not recognized.', v.flatten(read.issues))
  return read.success ? read.output : null
}

const cameraOf = ({ look }: ReceivedPhoto) => CAMERAS.find(({ name }) => name === look?.camera)

/** Returns the camera model that determines the collection, or null for other cameras. */
export const guessedModel = (photo: ReceivedPhoto): string | null => cameraOf(photo)?.model ?? null

/** Returns the collection chosen by the owner, else the camera's, else null. */
export const targetCollection = (photo: ReceivedPhoto): GalleryKey | null =>
  photo.place ?? cameraOf(photo)?.collection ?? null

/** Returns whether the upload of a photo can be started. */
export const isReady = (photo: ReceivedPhoto): boolean =>
  !photo.started && photo.fault?.final !== true && targetCollection(photo) !== null

/** Returns whether the owner has to choose a collection. */
export const isUndecided = (photo: ReceivedPhoto): boolean =>
  photo.look !== null && photo.fault?.final !== true && targetCollection(photo) === null
