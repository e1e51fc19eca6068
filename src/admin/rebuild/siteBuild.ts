import * as v from 'valibot'
import { withBase } from '@/config/base'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { BUILD_FILE } from '@/config/deployment'
import { DataError, errorKindForStatus } from '@/supabase/errors'
import { timeoutSignal } from '@/supabase/timeoutSignal'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** Copies of pictures: pictures with copies, their files and bytes, those with the small copy only, those without. */
const mediaSchema = v.object({ pictures: count, files: count, bytes: count, small: count, missing: count })
export type SiteCopies = v.InferOutput<typeof mediaSchema>

const schema = v.object({
  builtAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  posts: count,
  media: v.fallback(v.nullable(mediaSchema), null),
})

/** Build metadata of the deployed site: start of the build's database read (ISO 8601), number of posts read, and its copies. */
export type SiteBuild = v.InferOutput<typeof schema>

const NOT_FOUND = 404

/**
 * Fetches the metadata of the deployed site, bypassing the HTTP cache. Returns null without a build file, as in development.
 * Throws `DataError` if the request fails.
 */
export async function readSiteBuild(signal?: AbortSignal): Promise<SiteBuild | null> {
  const limit = timeoutSignal(READ_TIMEOUT_MS, signal)
  const address = withBase(`/${BUILD_FILE}`)
  try {
    const response = await fetch(address, { cache: 'no-store', signal: limit })
    if (!response.ok && response.status !== NOT_FOUND)
      throw new DataError(errorKindForStatus(response.status), `Unexpected status for ${address}.`)
    return parseSiteBuild(await response.text())
  } catch (error) {
    if (error instanceof DataError) throw error
    const kind = signal?.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'offline'
    throw new DataError(kind, `${address} could not be fetched.`, { cause: error })
  }
}

/** Parses the file. Returns null for other content, such as a fallback HTML page. */
function parseSiteBuild(text: string): SiteBuild | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** Returns whether a build started later than `before`; always true if `before` is null. */
export function isNewerBuild(build: SiteBuild, before: string | null): boolean {
  return before === null || Date.parse(build.builtAt) > Date.parse(before)
}
