import { errorMessage } from '../components/errorMessage'
import { ImageFault } from './imageFault'

/** Why a file did not become a picture, read or sent, in the owner's words. */
export function pictureFaultMessage(error: unknown): string {
  return error instanceof ImageFault ? error.message : errorMessage(error)
}
