import type { Collection } from '@/posts/definition'
import { findPostByImage } from '@/posts/ownerRepository'
import { blankDraft, checkDraft, type PostValues } from '@/posts/postDraft'
import { postWriter } from '@/posts/postWriter'
import { collections } from '@/posts/registry'
import { DataError } from '@/supabase/errors'
import type { UploadOptions } from '@/supabase/uploads'
import { warnOnce } from '@/lib/logger'
import { asOwner } from '../connection/connection'
import type { Place } from '../upload/cameras'
import { ImageFault } from '../upload/imageFault'
import { photographValues } from '../upload/photographValues'
import { isStored } from '../upload/storePicture'
import { readNote, type ReceivedPhoto } from './receivedPhoto'
import { receivedPhotos } from './receivedHere'

/** The draft that a photograph has become. */
export interface Sent {
  collection: Collection
  id: number
}

type Stored = NonNullable<ReceivedPhoto['sent']>

/** What has been stored by this tab: a browser without room can remember it nowhere else. */
const remembered = new Map<string, Stored>()

async function remember(id: string, sent: Stored): Promise<void> {
  remembered.set(id, sent)
  await receivedPhotos
    .change([id], { sent })
    .catch((error: unknown) => warnOnce('received-sent', '올린 것을 기억해 두지 못했습니다.', error))
}

/** What an earlier try has stored of a photograph; null where there is nothing left of it. */
function valuesOf({ sent }: ReceivedPhoto): PostValues | null {
  if (!sent) return null
  return checkDraft(collections[sent.place], { ...blankDraft(), ...sent.values }).values
}

/** Whether the picture of an earlier try is still in storage. */
async function isThere({ image, thumbnail, width, height, placeholder }: PostValues): Promise<boolean> {
  if (image === null || thumbnail === null) return false
  return isStored({
    image,
    thumbnail,
    width: width ?? 0,
    height: height ?? 0,
    placeholder: placeholder ?? '',
  })
}

async function fileOf({ id, name }: ReceivedPhoto): Promise<File> {
  const kept = await receivedPhotos.file(id)
  if (!(kept instanceof Blob)) throw new ImageFault('corrupt')
  // What the browser does not give this time is no fault of the picture, as a decoder would take it for.
  await kept.slice(0, 1).arrayBuffer()
  return new File([kept], name, { type: kept.type })
}

/** The row that an earlier try has written, though its answer was lost; null where there is none. */
async function writtenBefore({ sent }: ReceivedPhoto, values: PostValues | null): Promise<Sent | null> {
  const image = values?.image ?? null
  if (!sent || image === null) return null
  const collection = collections[sent.place]
  const post = await asOwner(() => findPostByImage(collection, image))
  return post && { collection, id: post.id }
}

/** Writes the draft of a photograph whose picture is stored, and remembers that it is until that is done. */
async function send(photo: ReceivedPhoto, place: Place, options: UploadOptions): Promise<Sent | null> {
  const collection: Collection = collections[place]
  const before = valuesOf(photo)
  const written = await writtenBefore(photo, before)
  if (written) return written
  const usable = before && photo.sent?.place === place && (await isThere(before)) ? before : null
  const values = usable ?? (await photographValues(collection, await fileOf(photo), options))
  if (!usable) await remember(photo.id, { place, values: { ...values } })
  // Taken out in another tab meanwhile.
  if ((await receivedPhotos.note(photo.id)) === undefined) return null
  options.signal?.throwIfAborted()
  const post = await asOwner(() => postWriter(collection, null).save(values))
  return { collection, id: post.id }
}

async function withLock<Result>(
  id: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`blank-page-received ${id}`, { signal }, work)
}

/**
 * Sends a photograph that was started and makes it a draft, once: whoever else is at it, in another tab, is waited for. Null
 * when it has gone meanwhile. Throws `ImageFault`, `DataError`, or the signal's reason.
 */
export function sendPhoto(
  id: string,
  place: Place,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Sent | null> {
  return withLock(id, signal, async () => {
    const photo = readNote(await receivedPhotos.note(id))
    if (!photo) return null
    onProgress(0)
    const before = remembered.get(id) ?? photo.sent
    const sent = await send({ ...photo, sent: before }, place, { signal, onProgress })
    if (!sent) return null
    await receivedPhotos.remove([id])
    remembered.delete(id)
    return sent
  })
}

/** Whether nothing is wrong with the photograph: it goes up once the server can be reached. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof DataError && (error.kind === 'offline' || error.kind === 'timeout')

/** Whether the server does not take us for the owner. */
export const isDenied = (error: unknown): boolean => error instanceof DataError && error.kind === 'denied'
