import { x100vi } from '@/collections/registry'
import { PhotoDetail } from '@/features/collection-view/PhotoDetail'

/** One photograph of the FUJIFILM X100VI. */
export default function X100viPhoto() {
  return <PhotoDetail collection={x100vi} />
}
