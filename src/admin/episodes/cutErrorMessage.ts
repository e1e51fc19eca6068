import { episodes as words } from '#messages/admin/episodes'
import { DataError } from '@/supabase/errors'
import { errorMessage } from '../components/errorMessage'
import type { ImageError } from '../upload/imageError'

const INSUFFICIENT_STORAGE = 507

/** The file of a cut is neither in this browser nor in storage. */
export class LostFileError extends Error {
  override readonly name = 'LostFileError'
}

function reason(error: unknown): string {
  if (error instanceof LostFileError) return words.errors.lostFile
  if (!(error instanceof DataError)) return errorMessage(error)
  if (error.status === INSUFFICIENT_STORAGE) return words.errors.storageFull
  switch (error.kind) {
    case 'offline':
      return words.errors.offline
    case 'timeout':
      return words.errors.timeout
    case 'denied':
      return error.status === 401 ? words.errors.loggedOut : words.errors.denied
    case 'conflict':
      return words.errors.conflict
    case 'tooLarge':
      return words.errors.fileTooLarge
    default:
      return errorMessage(error)
  }
}

/** Returns why a cut could not be uploaded, for the line beside it. */
export function cutErrorMessage(error: unknown): string {
  return words.errors.notUploaded(reason(error))
}

/** Returns why a file did not become a cut. */
export function refusalMessage(name: string, error: ImageError): string {
  if (error.kind !== 'height' || error.height === undefined) return words.errors.refused(name, error.message)
  return words.errors.tooTall(error.message, name, error.height)
}
