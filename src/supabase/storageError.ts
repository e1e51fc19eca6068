import { DataError, errorKindForStatus } from './errors'

interface StorageResponse {
  message: string
  /** HTTP status. */
  status?: number | undefined
  /** Status in the response body. Not always a number. */
  statusCode?: string | undefined
}

/** Converts a Storage error. Storage may respond with HTTP 400 and put the real status (401, 403, 404, 409, 413) in the body. */
export function toStorageError(
  { message, status = 0, statusCode = '' }: StorageResponse,
  cause?: unknown,
): DataError {
  const actualStatus = /^[45]\d\d$/.test(statusCode) ? Number(statusCode) : status
  return new DataError(errorKindForStatus(actualStatus), message, { status: actualStatus, cause })
}
