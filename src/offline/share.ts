// Photographs that a phone shares with the site (`share_target` of the web app manifest) come as a form; no server sees it.
import { LARGEST_FILE_BYTES, RECEIVED_MOST } from '@/config/constants'
import { paths } from '@/config/paths'
import { MISSED_ALL, MISSED_PARAM, ReceivedPhotos, SHARED_FILES } from '@/lib/storage/receivedPhotos'
import type { Site } from './rules'

/** Keeps the photographs of a share; says how many could not be kept. */
async function keepAll(files: readonly File[], photos: ReceivedPhotos): Promise<number> {
  const receivedAt = Date.now()
  const waiting = await photos.waiting().catch(() => null)
  const room = RECEIVED_MOST - (waiting?.notes.length ?? 0)
  let missed = Math.max(0, files.length - room)
  // One by one: the first ones have a place even where the last ones find none.
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
      // One that is too large is told by name; its bytes would be of no use.
      await photos.keep(note, file.size > LARGEST_FILE_BYTES ? null : file)
    } catch {
      missed += 1
    }
  }
  photos.tell()
  return missed
}

const isSent = (entry: FormDataEntryValue): entry is File => typeof entry !== 'string' && entry.name !== ''

/** Whether another site's page has sent it: what a phone shares comes from no page. */
const isForeign = ({ referrer }: Request, origin: string) =>
  /^https?:/.test(referrer) && new URL(referrer).origin !== origin

/**
 * Takes a share and leads to the page that shows it, with the number of photographs that could not be kept. Of a form on
 * another site nothing is kept.
 */
export async function receiveShare(request: Request, { origin, base }: Site): Promise<Response> {
  const page = new URL(base + paths.admin.received.slice(1), origin)
  if (isForeign(request, origin)) return Response.redirect(page.href, 303)
  try {
    const files = (await request.formData()).getAll(SHARED_FILES).filter(isSent)
    const missed = await keepAll(files, new ReceivedPhotos(base))
    if (missed > 0) page.searchParams.set(MISSED_PARAM, String(missed))
  } catch {
    // Cut off on its way.
    page.searchParams.set(MISSED_PARAM, MISSED_ALL)
  }
  return Response.redirect(page.href, 303)
}
