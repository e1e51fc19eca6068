import { photoCollectionOf } from '@/posts/collections'
import { PhotoGallery } from '@/features/photos/wall/PhotoGallery'
import { FilmWall } from '@/features/photos/wall/FilmWall'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'darkroom' }

/** Photos of a gallery as strips of film. */
export default function FilmGallery({ route }: { route: string }) {
  return <PhotoGallery collection={photoCollectionOf(route)} Wall={FilmWall} />
}
