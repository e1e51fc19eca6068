/** Reasons why a request failed. Features map them to Korean messages. */
export type DataErrorKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'denied'
  | 'conflict'
  | 'missing'
  | 'tooLarge'
  | 'rejected'
  /** The scheduled time has passed, by the server's clock. */
  | 'past'
  | 'server'
  | 'malformed'

/** The error type of the data layer. `status` is the HTTP status, if there was a response. */
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

/** Returns the error kind for an HTTP status. Clients report 0 if no response arrived. */
export function errorKindForStatus(status: number): DataErrorKind {
  if (status === 0) return 'offline'
  if (status === 401 || status === 403) return 'denied'
  if (status === 409) return 'conflict'
  if (status === 413) return 'tooLarge'
  if (status === 408 || status === 429 || status >= 500) return 'server'
  return 'rejected'
}

/** Returns whether a retry may help: network errors, timeouts, server errors and malformed responses. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof DataError &&
    (error.kind === 'offline' ||
      error.kind === 'timeout' ||
      error.kind === 'server' ||
      error.kind === 'malformed')
  )
}
