import { DataError, kindOfStatus } from './errors'

interface StorageAnswer {
  message: string
  /** Of HTTP. */
  status?: number | undefined
  /** What the answer itself says; not always a number. */
  statusCode?: string | undefined
}

/** The fault that Storage tells of: its true status stands in the answer, for an old habit is 400 around 401, 403, 404, 409 or 413. */
export function storageFault(
  { message, status = 0, statusCode = '' }: StorageAnswer,
  cause?: unknown,
): DataError {
  const inner = /^[45]\d\d$/.test(statusCode) ? Number(statusCode) : status
  return new DataError(kindOfStatus(inner), message, { status: inner, cause })
}
