import { rightsTexts } from '#messages/rightsTexts'
import { rightsPage } from '@/content/menuEntries'
import { RightsPage } from '@/features/rights/RightsPage'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'

export const frame: PageFrame = { theme: 'paper' }

/** The rights to the works. */
export default function Rights() {
  const { name, line, path } = rightsPage
  return (
    <>
      <PageHead title={name} description={rightsTexts.description(line ?? '')} path={path} />
      <RightsPage />
    </>
  )
}
