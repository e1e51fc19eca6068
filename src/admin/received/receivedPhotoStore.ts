import { withBase } from '@/config/base'
import { ReceivedPhotoStore } from '@/lib/storage/receivedPhotos'

/** Store of this site's received photos. */
export const receivedPhotoStore = new ReceivedPhotoStore(withBase('/'))
