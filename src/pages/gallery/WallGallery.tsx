import { JustifiedWall } from '@/features/photos/wall/JustifiedWall'
import { PhotoGallery } from '@/features/photos/wall/PhotoGallery'
import { photoCollectionOf } from '@/posts/collections'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'darkroom' }

/** Photos of a gallery in justified rows. */
export default function WallGallery({ route }: { route: string }) {
  return <PhotoGallery collection={photoCollectionOf(route)} Wall={JustifiedWall} />
}
