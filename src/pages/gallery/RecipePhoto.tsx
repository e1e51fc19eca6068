import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'
import { FilmRecipe } from '@/features/photos/recipe/FilmRecipe'
import { useShareCard } from '@/features/share-card/useShareCard'
import { photoCollectionOf } from '@/posts/collections'
import type { PageFrame } from '@/stores/pageFrame'

// At the top of the page the photo's colours reach under the header.
export const frame: PageFrame = { theme: 'darkroom', logoTheme: 'darkroom' }

/** One photo of a gallery with film recipes. */
export default function RecipePhoto({ route }: { route: string }) {
  const share = useShareCard()
  return (
    <>
      <PhotoDetail collection={photoCollectionOf(route)} Notes={FilmRecipe} onShare={share.open} />
      {share.view}
    </>
  )
}
