import { portfolioTexts } from '#messages/portfolioTexts'
import { paths } from '@/config/paths'
import { PortfolioList } from '@/features/portfolio/PortfolioList'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'
import { PORTFOLIO_DESCRIPTION } from '@content/listDescriptions'

export const frame: PageFrame = { theme: 'paper' }

/** List of the web design works. */
export default function Portfolio() {
  return (
    <>
      <PageHead title={portfolioTexts.pageTitle} description={PORTFOLIO_DESCRIPTION} path={paths.portfolio} />
      <PortfolioList />
    </>
  )
}
