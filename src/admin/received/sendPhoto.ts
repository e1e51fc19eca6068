import type { GalleryKey } from '@/content/galleryRegistry'
import { warnOnce } from '@/lib/logger'
import { type Collection, collections } from '@/posts/collections'
import { findPostByImage } from '@/posts/owner/ownerRepository'
import { blankDraft, checkDraft, type PostValues } from '@/posts/owner/postDraft'
import { createPostWriter } from '@/posts/owner/postWriter'
import { DataError } from '@/supabase/errors'
import type { UploadOptions } from '@/supabase/uploads'
import { asOwner, useConnection } from '../connection/connection'
import { ImageError } from '../upload/imageError'
import { missingPictureStatus } from '../upload/storePicture'
import { uploadPhoto } from '../upload/uploadPhoto'
import { parseReceivedPhoto, type ReceivedPhoto } from './receivedPhoto'
import { receivedPhotoStore } from './receivedPhotoStore'

/** The draft created from a photo. */
export interface CreatedDraft {
  collection: Collection
  id: number
}

type StoredUpload = NonNullable<ReceivedPhoto['sent']>

/** Uploads of this tab by photo id: fallback if the browser's storage is full. */
const uploadsOfTab = new Map<string, StoredUpload>()

async function rememberUpload(id: string, sent: StoredUpload): Promise<void> {
  uploadsOfTab.set(id, sent)
  await receivedPhotoStore
    .update([id], { sent })
    .catch((error: unknown) => warnOnce('received-sent', 'An upload was not remembered.', error))
}

/** Returns the draft values of an earlier attempt, or null without valid ones. */
function earlierValues({ sent }: ReceivedPhoto): PostValues | null {
  if (!sent) return null
  return checkDraft(collections[sent.place], { ...blankDraft(), ...sent.values }).values
}

/** Returns whether the picture of an earlier attempt is still in storage. */
async function isPictureStored({
  image,
  thumbnail,
  width,
  height,
  placeholder,
}: PostValues): Promise<boolean> {
  if (image === null || thumbnail === null) return false
  const picture = {
    image,
    thumbnail,
    width: width ?? 0,
    height: height ?? 0,
    placeholder: placeholder ?? '',
  }
  return (await missingPictureStatus(picture)) === null
}

async function readFile({ id, name }: ReceivedPhoto): Promise<File> {
  const blob = await receivedPhotoStore.getFile(id)
  if (!(blob instanceof Blob)) throw new ImageError('corrupt')
  // Throws here if the browser cannot read the blob: the decoder would report a corrupt image instead.
  await blob.slice(0, 1).arrayBuffer()
  return new File([blob], name, { type: blob.type })
}

/** Finds a row that an earlier attempt created although its response was lost. */
async function findCreatedDraft(
  { sent }: ReceivedPhoto,
  values: PostValues | null,
): Promise<CreatedDraft | null> {
  const image = values?.image ?? null
  if (!sent || image === null) return null
  const collection = collections[sent.place]
  const post = await asOwner(() => findPostByImage(collection, image))
  return post && { collection, id: post.id }
}

/** Uploads the picture unless it is stored, then creates the draft. Returns null if the photo was removed. */
async function createDraft(
  photo: ReceivedPhoto,
  place: GalleryKey,
  options: UploadOptions,
): Promise<CreatedDraft | null> {
  const collection: Collection = collections[place]
  const earlier = earlierValues(photo)
  const existing = await findCreatedDraft(photo, earlier)
  if (existing) return existing
  const usable = earlier && photo.sent?.place === place && (await isPictureStored(earlier)) ? earlier : null
  const values = usable ?? (await uploadPhoto(collection, await readFile(photo), options))
  if (!usable) await rememberUpload(photo.id, { place, values: { ...values } })
  // Removed in another tab meanwhile.
  if ((await receivedPhotoStore.getRecord(photo.id)) === undefined) return null
  options.signal?.throwIfAborted()
  const post = await asOwner(() => createPostWriter(collection, null).save(values))
  return { collection, id: post.id }
}

/**
 * Uploads a photo and creates its draft. Must not run in two tabs at a time. Returns null if the photo was removed meanwhile.
 * Throws `ImageError`, `DataError`, or the signal's reason.
 */
export async function sendPhoto(
  id: string,
  place: GalleryKey,
  options: UploadOptions,
): Promise<CreatedDraft | null> {
  // Another tab may have changed it since.
  const photo = parseReceivedPhoto(await receivedPhotoStore.getRecord(id))
  if (!photo) return null
  const earlier = uploadsOfTab.get(id) ?? photo.sent
  const draft = await createDraft({ ...photo, sent: earlier }, place, options)
  if (!draft) return null
  await receivedPhotoStore.remove([id])
  uploadsOfTab.delete(id)
  return draft
}

/** Returns whether an upload has to wait for the server: it is unreachable, or this browser is not connected to it. */
export function isMissingServer(error: unknown): boolean {
  if (!(error instanceof DataError)) return false
  const isConnected = useConnection.getState().state === 'connected'
  return error.kind === 'offline' || error.kind === 'timeout' || (error.kind === 'denied' && !isConnected)
}
