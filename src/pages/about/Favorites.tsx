import { paths } from '@/config/paths'
import { StampWall } from '@/features/favorites/StampWall'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'
import { FAVORITES_DESCRIPTION } from '@content/listDescriptions'

/** List of the favorites. */
export default function Favorites() {
  usePageFrame({ theme: 'paper' })
  return (
    <>
      <PageHead title="좋아하는 것들" description={FAVORITES_DESCRIPTION} path={paths.favorites} />
      <StampWall />
    </>
  )
}
