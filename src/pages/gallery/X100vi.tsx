import { x100vi } from '@/collections/registry'
import { galleries } from '@/content/galleries'
import { PhotoGallery } from '@/features/collection-view/gallery/PhotoGallery'
import { FilmWall } from '@/features/collection-view/wall/FilmWall'

/** Photographs of the FUJIFILM X100VI. */
export default function X100viGallery() {
  return <PhotoGallery collection={x100vi} words={galleries.x100vi} Wall={FilmWall} skeleton="film" />
}
