// Takes copies from the published site, so that a build without a cache reads no original from storage. Load it through Vite.
import * as v from 'valibot'
import { copyUrl } from '@/posts/pictures/pictureCopies'
import { xmpHash } from './copyCache'
import type { CopyOrder, FinishedPicture } from './copyOrder'
import {
  checkCopy,
  type CopyName,
  copyNames,
  type EncodedCopy,
  ENCODER_VERSION,
  fitsRow,
} from './encodePicture'

/** List of a build's copies, for the next build. */
export const COPY_LIST_FILE = 'copies.json'

const listSchema = v.object({
  encoder: v.number(),
  /** By storage key: the original's width in px, the level, and the hash of the XMP packet. */
  pictures: v.record(v.string(), v.tuple([v.number(), v.picklist(['all', 'small']), v.string()])),
})
type CopyList = v.InferOutput<typeof listSchema>

/** Returns the content of the list for pictures that a build contains. */
export function copyList(finished: readonly FinishedPicture[]): string {
  const pictures = finished.flatMap(({ order: { key, level, xmp }, outcome }) =>
    outcome !== 'late' && 'width' in outcome ? [[key, [outcome.width, level, xmpHash(xmp)]]] : [],
  )
  return JSON.stringify({ encoder: ENCODER_VERSION, pictures: Object.fromEntries(pictures) })
}

const TIMEOUT_MS = 30_000
/** After so many failed requests in a row the site counts as unreachable. */
const MAX_FAILURES = 3

export class LiveSite {
  readonly #origin: string
  readonly #list: CopyList['pictures']
  #failures = 0

  private constructor(origin: string, list: CopyList['pictures']) {
    this.#origin = origin
    this.#list = list
  }

  /** Reads the list of copies of the site at this address. Null if this build cannot use it. */
  static async open(siteUrl: string): Promise<LiveSite | null> {
    try {
      const answer = await request(`${siteUrl}/${COPY_LIST_FILE}`)
      const { encoder, pictures } = v.parse(listSchema, await answer.json())
      return encoder === ENCODER_VERSION ? new LiveSite(new URL(siteUrl).origin, pictures) : null
    } catch {
      return null
    }
  }

  /** Reads the copies of a picture, and its original's width in px. Null if one of them is missing, damaged or outdated. */
  async read(order: CopyOrder): Promise<{ width: number; copies: EncodedCopy[] } | null> {
    const { key, level, xmp } = order
    const [width, listedLevel, hash] = this.#list[key] ?? []
    if (this.#failures >= MAX_FAILURES || width === undefined || hash !== xmpHash(xmp)) return null
    if ((level === 'all' && listedLevel !== 'all') || !fitsRow(order, width)) return null
    try {
      const names = copyNames(width, level)
      const copies = await Promise.all(names.map((name) => this.#readCopy(key, name)))
      this.#failures = 0
      return { width, copies }
    } catch (error) {
      this.#failures = error instanceof WrongAnswerError ? 0 : this.#failures + 1
      return null
    }
  }

  async #readCopy(key: string, name: CopyName): Promise<EncodedCopy> {
    const answer = await request(this.#origin + copyUrl(key, name.width, name.format))
    const type = answer.headers.get('content-type') ?? ''
    const content = Buffer.from(await answer.arrayBuffer())
    const width = type.startsWith('image/') ? await checkCopy(content).catch(() => null) : null
    if (width !== name.width) throw new WrongAnswerError()
    return { ...name, content }
  }
}

/** The site has answered, but not with the copy. */
class WrongAnswerError extends Error {}

async function request(address: string): Promise<Response> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (answer.ok) return answer
  await answer.body?.cancel()
  throw new WrongAnswerError(`HTTP ${answer.status}`)
}
