import { paths } from '@/config/paths'
import { PortfolioList } from '@/features/portfolio/PortfolioList'
import { PageHead } from '@/ui/PageHead'
import { usePageFrame } from '@/stores/pageFrame'
import { PORTFOLIO_DESCRIPTION } from '@content/listDescriptions'

/** List of the web design works. */
export default function Portfolio() {
  usePageFrame({ theme: 'paper' })
  return (
    <>
      <PageHead title="웹디자인 포트폴리오" description={PORTFOLIO_DESCRIPTION} path={paths.portfolio} />
      <PortfolioList />
    </>
  )
}
