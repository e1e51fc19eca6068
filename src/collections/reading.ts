import type { QueryKey } from '@tanstack/react-query'
import { DataError } from '@/data/errors'
import { lazyModule } from '@/lib/lazyModule'
import { logger } from '@/lib/logger'
import { readStaticState } from '@/lib/staticState'
import { whenPageIdle } from '@/lib/whenIdle'
import { isFromBuild } from './queryClient'

/** What the build has read is read anew when the page is idle, so long after its load at the latest (ms). */
const ANEW_AFTER_MS = 1000

/** How rows are asked for and understood: a static page shows itself without. */
const repository = lazyModule('repository', () => import('./repository'))

// Any other page needs it at once, and a page that is brought ahead brings it along.
if (!readStaticState()?.queries.length)
  repository.load().catch((error: unknown) => logger.info('Reading waits for its file:', error))

let idle: Promise<void> | undefined

/**
 * The repository, for a read of this key: at once where nothing is there to be shown, when the page is idle where the
 * build's own answer is. Throws `DataError` when its file does not come.
 */
export async function reading(key: QueryKey) {
  if (isFromBuild(key)) await (idle ??= new Promise((resolve) => whenPageIdle(resolve, ANEW_AFTER_MS)))
  try {
    return await repository.load()
  } catch (cause) {
    throw new DataError('offline', 'What reads did not come.', { cause })
  }
}
