import { favoritesTexts } from '#messages/favoritesTexts'
import { paths } from '@/config/paths'
import { StampWall } from '@/features/favorites/StampWall'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'
import { FAVORITES_DESCRIPTION } from '@content/listDescriptions'

export const frame: PageFrame = { theme: 'paper' }

/** List of the favorites. */
export default function Favorites() {
  return (
    <>
      <PageHead title={favoritesTexts.title} description={FAVORITES_DESCRIPTION} path={paths.favorites} />
      <StampWall />
    </>
  )
}
