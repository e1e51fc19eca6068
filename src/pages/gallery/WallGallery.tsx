import { photoCollectionOf } from '@/posts/collections'
import { PhotoGallery } from '@/features/photos/wall/PhotoGallery'
import { JustifiedWall } from '@/features/photos/wall/JustifiedWall'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'darkroom' }

/** Photos of a gallery in justified rows. */
export default function WallGallery({ route }: { route: string }) {
  return <PhotoGallery collection={photoCollectionOf(route)} Wall={JustifiedWall} />
}
