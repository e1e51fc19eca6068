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
      <PageHead
        title={name}
        description={`${line ?? ''} 적었습니다. 기계가 읽는 말도 함께 있습니다.`}
        path={path}
      />
      <RightsPage />
    </>
  )
}
