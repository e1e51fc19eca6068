/** Thrown when a lazily loaded file cannot be loaded: offline, or removed by a deployment. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'

  constructor(cause: unknown) {
    super('A part of the site could not be loaded.', { cause })
  }
}
