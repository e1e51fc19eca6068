import * as v from 'valibot'
import { withBase } from '@/config/base'
import { READ_TIMEOUT_MS } from '@/config/constants'
import { BUILD_FILE } from '@/config/deployment'
import { DataError, kindOfStatus } from '@/supabase/errors'
import { timeLimit } from '@/supabase/timeLimit'

const schema = v.object({
  builtAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  posts: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

/** What the site that is up says of itself: when its build began to read, ISO 8601, and how many posts it read. */
export type SiteBuild = v.InferOutput<typeof schema>

const NOT_FOUND = 404

/**
 * Reads what the site that is up says of itself, from the host and nowhere else; null where it says nothing, as in
 * development. Throws `DataError` when the host does not answer.
 */
export async function readSiteBuild(signal?: AbortSignal): Promise<SiteBuild | null> {
  const limit = timeLimit(READ_TIMEOUT_MS, signal)
  const address = withBase(`/${BUILD_FILE}`)
  try {
    const response = await fetch(address, { cache: 'no-store', signal: limit })
    if (!response.ok && response.status !== NOT_FOUND)
      throw new DataError(kindOfStatus(response.status), `${address} is not answered.`)
    return parseSiteBuild(await response.text())
  } catch (error) {
    if (error instanceof DataError) throw error
    const kind = signal?.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'offline'
    throw new DataError(kind, `${address} does not come.`, { cause: error })
  }
}

/** What the file's text says; null when it is another file, such as a page in its place. */
function parseSiteBuild(text: string): SiteBuild | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Whether a build began later than another one; any is later than none. */
export function isLater(build: SiteBuild, before: string | null): boolean {
  return before === null || Date.parse(build.builtAt) > Date.parse(before)
}
