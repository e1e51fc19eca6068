// Kept apart from the uploader so that the log-out code stays small.
import { warnOnce } from '@/lib/logger'
import { receivedPhotoStore } from './receivedPhotoStore'

/** Counts the received photos in this browser; 0 if its storage is not accessible. Never throws. */
export const countReceivedPhotos = (): Promise<number> => receivedPhotoStore.count().catch(() => 0)

/** Removes all received photos from this browser. Returns whether that succeeded. Never throws. */
export async function eraseReceivedPhotos(): Promise<boolean> {
  try {
    await receivedPhotoStore.clear()
  } catch (error) {
    warnOnce('received-remove', 'The received photos were not removed.', error)
    return false
  }
  receivedPhotoStore.notifyOtherPages()
  return true
}
