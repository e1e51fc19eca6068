import { CaseStudy } from '@/features/portfolio/CaseStudy'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'paper' }

/** One web design work. */
export default function PortfolioCase() {
  return <CaseStudy />
}
