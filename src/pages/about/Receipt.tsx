import { receiptPage } from '@/content/menuEntries'
import { ReceiptPage } from '@/features/inquiry/receipt/ReceiptPage'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'

export const frame: PageFrame = { theme: 'paper' }

/** The receipt of a letter. Its token is in the fragment of the address. */
export default function Receipt() {
  const { name, path } = receiptPage
  return (
    <>
      <PageHead title={name} path={path} noindex />
      <ReceiptPage />
    </>
  )
}
