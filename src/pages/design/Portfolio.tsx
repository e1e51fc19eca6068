import { paths } from '@/config/paths'
import { PortfolioList } from '@/features/portfolio/PortfolioList'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'

/** List of the web design works. */
export default function Portfolio() {
  usePageFrame({ theme: 'paper' })
  return (
    <>
      <PageHead
        title="웹디자인 포트폴리오"
        description="웹디자인과 웹퍼블리싱 작업을 모았습니다. 누구와, 무엇을, 어떻게 만들었는지 함께 적어 두었습니다."
        path={paths.portfolio}
      />
      <PortfolioList />
    </>
  )
}
