import { a7c2 } from '@/posts/collections'
import { galleries } from '@/content/galleries'
import { PhotoGallery } from '@/features/photos/wall/PhotoGallery'
import { JustifiedWall } from '@/features/photos/wall/JustifiedWall'

/** Photos of the SONY A7C2. */
export default function A7c2Gallery() {
  return <PhotoGallery collection={a7c2} texts={galleries.a7c2} Wall={JustifiedWall} skeleton="rows" />
}
