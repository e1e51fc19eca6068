// Receives photos that a phone shares with the site (`share_target` of the web app manifest). They arrive as a form, which
// never reaches a server.
import { MAX_FILE_BYTES, MAX_RECEIVED_PHOTOS } from '@/config/constants'
import { paths } from '@/config/paths'
import {
  ALL_REJECTED,
  REJECTED_PARAM,
  ReceivedPhotoStore,
  SHARE_FILES_FIELD,
} from '@/lib/storage/receivedPhotos'
import type { Site } from './cacheRules'

/** Stores the shared photos. Returns the number that could not be stored. */
async function storePhotos(files: readonly File[], photos: ReceivedPhotoStore): Promise<number> {
  const receivedAt = Date.now()
  const waiting = await photos.listPending().catch(() => null)
  const room = MAX_RECEIVED_PHOTOS - (waiting?.records.length ?? 0)
  let rejected = Math.max(0, files.length - room)
  // Stored one by one, so that the first photos are kept even if the last ones exceed the quota.
  for (const [index, file] of files.slice(0, Math.max(0, room)).entries()) {
    const id = crypto.randomUUID()
    const note = {
      version: 1,
      id,
      name: file.name.normalize('NFC'),
      size: file.size,
      receivedAt,
      index,
    } as const
    try {
      // A photo that is too large is only listed by name.
      await photos.add(note, file.size > MAX_FILE_BYTES ? null : file)
    } catch {
      rejected += 1
    }
  }
  photos.notifyOtherPages()
  return rejected
}

const isNamedFile = (entry: FormDataEntryValue): entry is File =>
  typeof entry !== 'string' && entry.name !== ''

/**
 * Returns true if the request's referrer is a page of another site. Without a referrer it may be a share from the phone or a
 * page that hides its referrer. `Sec-Fetch-Site` would distinguish them, but Chromium adds it only after the service worker.
 */
const isCrossSite = ({ referrer }: Request, origin: string) =>
  /^https?:/.test(referrer) && new URL(referrer).origin !== origin

/**
 * Stores a share and redirects to the page that shows it, with the number of photos that could not be stored. Stores nothing
 * if the referrer is another site.
 */
export async function receiveShare(request: Request, { origin, base }: Site): Promise<Response> {
  const page = new URL(base + paths.admin.received.slice(1), origin)
  if (isCrossSite(request, origin)) return Response.redirect(page.href, 303)
  try {
    const files = (await request.formData()).getAll(SHARE_FILES_FIELD).filter(isNamedFile)
    const rejected = await storePhotos(files, new ReceivedPhotoStore(base))
    if (rejected > 0) page.searchParams.set(REJECTED_PARAM, String(rejected))
  } catch {
    // The form was incomplete.
    page.searchParams.set(REJECTED_PARAM, ALL_REJECTED)
  }
  return Response.redirect(page.href, 303)
}
