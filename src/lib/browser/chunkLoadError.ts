/** A lazy file of the site failed to load (offline, or gone after a deployment). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'

  constructor(cause: unknown) {
    super('A part of the site could not be loaded.', { cause })
  }
}
