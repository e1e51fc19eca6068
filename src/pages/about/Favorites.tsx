import { paths } from '@/config/paths'
import { StampWall } from '@/features/favorites/StampWall'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'

/** List of the favorites. */
export default function Favorites() {
  usePageFrame({ theme: 'paper' })
  return (
    <>
      <PageHead
        title="좋아하는 것들"
        description="하루에 하나씩 붙여 보내고 싶은, 작업대 위의 작은 것들을 우표로 모았습니다."
        path={paths.favorites}
      />
      <StampWall />
    </>
  )
}
