import { FilmWall } from '@/features/photos/wall/FilmWall'
import { PhotoGallery } from '@/features/photos/wall/PhotoGallery'
import { photoCollectionOf } from '@/posts/collections'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'darkroom' }

/** Photos of a gallery as strips of film. */
export default function FilmGallery({ route }: { route: string }) {
  return <PhotoGallery collection={photoCollectionOf(route)} Wall={FilmWall} />
}
