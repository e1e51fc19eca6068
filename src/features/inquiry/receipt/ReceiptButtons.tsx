import { useEffect, useState } from 'react'
import { common } from '#messages/common'
import { receiptTexts } from '#messages/receiptTexts'
import { receiptUrl } from '@/inquiries/receiptLink'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { saveFile } from '@/lib/browser/saveFile'
import { logger } from '@/lib/logger'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/toaster'
import { CopyIcon, SaveIcon } from './icons'
import { receiptFileName, receiptFileText } from './receiptFile'
import styles from './ReceiptButtons.module.scss'

/** Time for which the button says that the link was copied, in ms. */
const COPIED_MS = 3000
const NOT_COPIED_MS = 10_000

/** The buttons that copy the address of a receipt and save the receipt as a file. The token appears in neither of them. */
export function ReceiptButtons({
  token,
  receipt,
  copyFirst = false,
}: {
  token: string
  receipt: Receipt
  copyFirst?: boolean
}) {
  return (
    <div className={styles.buttons}>
      <CopyLink token={token} isFilled={copyFirst} />
      <Button
        onClick={() =>
          saveFile(
            new Blob([receiptFileText(token, receipt)], { type: 'text/plain;charset=utf-8' }),
            receiptFileName(receipt),
          )
        }
      >
        <SaveIcon />
        {receiptTexts.save}
      </Button>
    </div>
  )
}

function CopyLink({ token, isFilled }: { token: string; isFilled: boolean }) {
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(receiptUrl(token))
      setCopies((count) => count + 1)
      setIsCopied(true)
    } catch (error) {
      // Neither the log nor the message contains the address: it has the token.
      logger.warn('The link could not be copied:', error)
      showToast(receiptTexts.notCopied, { tone: 'error', durationMs: NOT_COPIED_MS })
    }
  }
  return (
    <>
      <Button variant={isFilled ? 'filled' : 'outline'} onClick={() => void copy()}>
        <CopyIcon />
        {isCopied ? receiptTexts.copied : common.copyLink}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && receiptTexts.copied}
      </span>
    </>
  )
}
