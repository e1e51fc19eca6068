import { x100vi } from '@/posts/collections'
import { galleries } from '@/content/galleries'
import { PhotoGallery } from '@/features/photos/wall/PhotoGallery'
import { FilmWall } from '@/features/photos/wall/FilmWall'

/** Photos of the FUJIFILM X100VI. */
export default function X100viGallery() {
  return <PhotoGallery collection={x100vi} texts={galleries.x100vi} Wall={FilmWall} skeleton="film" />
}
