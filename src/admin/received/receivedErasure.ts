// What logging out needs to know of received photographs; how they are read and sent comes with their page.
import { warnOnce } from '@/lib/logger'
import { receivedPhotos } from './receivedHere'

/** How many wait in this browser; none where it lets nobody at its storage. Never throws. */
export const countReceived = (): Promise<number> => receivedPhotos.count().catch(() => 0)

/** Takes all of them out of this browser; says whether it could. Never throws. */
export async function eraseReceived(): Promise<boolean> {
  try {
    await receivedPhotos.clear()
  } catch (error) {
    warnOnce('received-remove', '사진을 빼지 못했습니다.', error)
    return false
  }
  receivedPhotos.tell()
  return true
}
