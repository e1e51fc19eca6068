import { ChunkLoadError } from '@/lib/lazyModule'

/**
 * For what React recovers from while it takes over static markup, by rendering anew. A file that did not come is told by
 * the boundary that shows it; everything else is as uncaught as without this.
 */
export function reportUntold(error: unknown) {
  if (error instanceof Error && error.cause instanceof ChunkLoadError) return
  reportError(error)
}
