import { x100vi } from '@/collections/registry'
import { PhotoDetail } from '@/features/collection-view/gallery/PhotoDetail'
import { FilmRecipe } from '@/features/collection-view/photo/recipe/FilmRecipe'
import { useShareCard } from '@/features/share-card/useShareCard'

/** One photograph of the FUJIFILM X100VI, with the recipe of its film. */
export default function X100viPhoto() {
  const share = useShareCard()
  return (
    <>
      <PhotoDetail collection={x100vi} Notes={FilmRecipe} onShare={share.open} />
      {share.view}
    </>
  )
}
