import { withBase } from '@/config/base'
import { ReceivedPhotos } from '@/lib/storage/receivedPhotos'

/** Where the photographs of this site wait. */
export const receivedPhotos = new ReceivedPhotos(withBase('/'))
