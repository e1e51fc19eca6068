// The sources of a picture's copies: the cache, the published site, or the original in storage. Load it through Vite.
import { errorMessage } from '../../backend/backendError'
import type { CopyCache } from './copyCache'
import type { CopyOrder, Outcome } from './copyOrder'
import { encodePicture, UnusablePictureError } from './encodePicture'
import type { StoredPicture } from './listPictures'
import type { LiveSite } from './liveSite'

/** After so many originals in a row that could not be read, storage counts as unreachable. */
const MAX_FAILURES = 5
/** Longest name of a file in bytes. File systems allow 255; endings are added to it. */
const MAX_NAME_BYTES = 190
/** Hosts and file systems refuse these characters, and folders that lead elsewhere. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE_NAME = /[\u0000-\u001F\u007F\\?#]|(?:^|\/)\.{0,2}(?:\/|$)/

interface SourcesOptions {
  cache: CopyCache
  site: LiveSite | null
  /** Reads an original by its URL. Throws if that fails. */
  readOriginal: (url: string) => Promise<Buffer>
}

export class CopySources {
  readonly #options: SourcesOptions
  #failures = 0

  constructor(options: SourcesOptions) {
    this.#options = options
  }

  /** Places the copies of a picture in the build. Throws `FullDiskError` and other errors of the file system. */
  async place(order: CopyOrder, { url }: StoredPicture): Promise<Outcome> {
    const { cache, site } = this.#options
    if (!isSafeName(order.key)) return { reason: 'its name cannot be the name of a file' }
    const cached = await cache.place(order)
    if (cached) return { ...cached, source: 'cache' }
    const live = await site?.read(order)
    if (live) return { ...(await this.#store(order, live)), source: 'site' }
    try {
      const made = await encodePicture(await this.#readOriginal(url), order)
      return { ...(await this.#store(order, made)), source: 'storage' }
    } catch (error) {
      if (error instanceof UnusablePictureError || error instanceof UnreadPictureError)
        return { reason: error.message }
      throw error
    }
  }

  async #store(order: CopyOrder, { width, copies }: Awaited<ReturnType<typeof encodePicture>>) {
    const { cache } = this.#options
    await cache.store(order, width, copies)
    const placed = await cache.place(order)
    if (!placed) throw new Error(`The copies of ${order.key} have vanished from the cache.`)
    return placed
  }

  async #readOriginal(url: string): Promise<Buffer> {
    if (this.#failures >= MAX_FAILURES) throw new UnreadPictureError('storage does not answer')
    try {
      const original = await this.#options.readOriginal(url)
      this.#failures = 0
      return original
    } catch (error) {
      this.#failures = isMissing(error) ? 0 : this.#failures + 1
      throw new UnreadPictureError(errorMessage(error), { cause: error })
    }
  }
}

class UnreadPictureError extends Error {}

/** Returns whether storage has answered that there is no such file. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 400 || error.status === 404)

function isSafeName(key: string): boolean {
  const isTooLong = key.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)
  return !UNSAFE_NAME.test(key) && !isTooLong
}
