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
  /** HTTP 402: the plan's quota is used up, and Supabase refuses every request of the project. See `exceededQuotas`. */
  | 'quota'
  /** HTTP 540: the project is paused, as Supabase does after a week without requests on the free plan. */
  | 'paused'
  /** HTTP 429: too many requests. `retryAfterS` is the time to wait, if the server names one. */
  | 'throttled'
  | 'malformed'

interface DataErrorOptions {
  status?: number
  cause?: unknown
  retryAfterS?: number | undefined
}

/** The error type of the data layer. `status` is the HTTP status, if there was a response. */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly kind: DataErrorKind
  readonly status: number | undefined
  readonly retryAfterS: number | undefined

  constructor(kind: DataErrorKind, message: string, options: DataErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.status = options.status
    this.retryAfterS = options.retryAfterS
  }
}

/** 402 and 540 are Supabase's own: https://supabase.com/docs/guides/platform/http-status-codes */
const KINDS: Readonly<Record<number, DataErrorKind>> = {
  0: 'offline',
  401: 'denied',
  402: 'quota',
  403: 'denied',
  408: 'server',
  409: 'conflict',
  413: 'tooLarge',
  429: 'throttled',
  540: 'paused',
}

/** Returns the error kind for an HTTP status. Clients report 0 if no response arrived. */
export function errorKindForStatus(status: number): DataErrorKind {
  return KINDS[status] ?? (status >= 500 ? 'server' : 'rejected')
}

export type Quota = 'egress' | 'storage' | 'database' | 'payment'

/** `exceed_cached_egress_quota` occurs too. */
const QUOTA_CODES: Readonly<Record<Quota, RegExp>> = {
  egress: /exceed\w*_egress_quota/,
  storage: /exceed\w*_storage_size_quota/,
  database: /exceed\w*_db_size_quota/,
  payment: /overdue_payment/,
}
const quotas = ['egress', 'storage', 'database', 'payment'] as const satisfies readonly Quota[]

/**
 * Returns the quotas that the message of a 402 response names: “Service for this project is restricted due to the following
 * violations: exceed_egress_quota, exceed_db_size_quota. …” Empty if it names none that is known.
 */
export function exceededQuotas(message: string): Quota[] {
  return quotas.filter((quota) => QUOTA_CODES[quota].test(message))
}

/**
 * Returns the seconds to wait after a 429 response: from `Retry-After`, or from the message of Supabase Auth (“For security
 * purposes, you can only request this after 49 seconds.”). Undefined if neither names a time.
 */
export function readRetryAfter(header: string | null, message: string): number | undefined {
  const seconds = /^\d+$/.exec(header?.trim() ?? '')?.[0] ?? /after (\d+) seconds/.exec(message)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}

/** Returns whether a retry may help: network errors, timeouts, server errors and malformed responses. */
export function isRetryable(error: unknown): boolean {
  return (
    error instanceof DataError &&
    (error.kind === 'offline' ||
      error.kind === 'timeout' ||
      error.kind === 'server' ||
      error.kind === 'throttled' ||
      error.kind === 'malformed')
  )
}
