import { BackendError } from '../../../backend/backendError.ts'
import type { Rights } from '../../../src/content/types.ts'

/** Throws a BackendError if search engines are refused and invited at once: a build with a site URL writes a sitemap. */
export function checkSearchSignal({ rights }: { rights: Pick<Rights, 'ai'> }, siteUrl: string): void {
  if (siteUrl && !rights.ai.search)
    throw new BackendError(
      'rights.ts: search is false, but VITE_SITE_URL is set and the build would write a sitemap.',
    )
}
