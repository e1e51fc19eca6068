/** Why talking to the backend failed; `features` turn it into Korean words. */
export type DataErrorKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'denied'
  | 'conflict'
  | 'missing'
  | 'tooLarge'
  | 'rejected'
  /** A time to publish at that is over, by the server's clock. */
  | 'past'
  | 'server'
  | 'malformed'

/** One typed error at the boundary of the data layer. `status` is the HTTP status where there was one. */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly kind: DataErrorKind
  readonly status: number | undefined

  constructor(kind: DataErrorKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.status = options.status
  }
}

/** The kind of a failed HTTP answer; a status of 0 is how clients say that none came. */
export function kindOfStatus(status: number): DataErrorKind {
  if (status === 0) return 'offline'
  if (status === 401 || status === 403) return 'denied'
  if (status === 409) return 'conflict'
  if (status === 413) return 'tooLarge'
  if (status === 408 || status === 429 || status >= 500) return 'server'
  return 'rejected'
}

/** Whether trying again may help: the network, a slow or failing server, an answer that made no sense. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof DataError &&
    (error.kind === 'offline' ||
      error.kind === 'timeout' ||
      error.kind === 'server' ||
      error.kind === 'malformed')
  )
}
