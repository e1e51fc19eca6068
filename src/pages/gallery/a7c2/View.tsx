import { a7c2 } from '@/collections/registry'
import { PhotoDetail } from '@/features/collection-view/PhotoDetail'

/** One photograph of the SONY A7C2. */
export default function A7c2Photo() {
  return <PhotoDetail collection={a7c2} />
}
