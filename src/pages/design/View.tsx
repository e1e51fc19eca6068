import { CaseStudy } from '@/features/portfolio/CaseStudy'
import { usePageFrame } from '@/stores/pageFrame'

/** One web design work. */
export default function PortfolioCase() {
  usePageFrame({ theme: 'paper' })
  return <CaseStudy />
}
