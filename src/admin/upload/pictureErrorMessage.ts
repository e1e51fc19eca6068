import { errorMessage } from '../components/errorMessage'
import { ImageError } from './imageError'
import { PictureNotFoundError } from './storePicture'

/** Returns the message for an error of reading or uploading a picture. */
export function pictureErrorMessage(error: unknown): string {
  const isShown = error instanceof ImageError || error instanceof PictureNotFoundError
  return isShown ? error.message : errorMessage(error)
}
