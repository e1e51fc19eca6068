import { x100vi } from '@/posts/collections'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'
import { FilmRecipe } from '@/features/photos/recipe/FilmRecipe'
import { useShareCard } from '@/features/share-card/useShareCard'

/** One photo of the FUJIFILM X100VI, with its film recipe. */
export default function X100viPhoto() {
  const share = useShareCard()
  return (
    <>
      <PhotoDetail collection={x100vi} Notes={FilmRecipe} onShare={share.open} />
      {share.view}
    </>
  )
}
