import { errorMessage } from '../components/errorMessage'
import { ImageError } from './imageError'

/** Returns the Korean message for an error of reading or uploading a picture. */
export function pictureErrorMessage(error: unknown): string {
  return error instanceof ImageError ? error.message : errorMessage(error)
}
