import { type ReactNode, useId, useState } from 'react'
import { receiptTexts } from '#messages/receiptTexts'
import { InquiryRefusal, withdrawReceipt } from '@/inquiries/visitorInquiries'
import { focusHeading } from '@/lib/browser/focusHeading'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { onDialogsClosed } from '@/ui/openDialogs'
import { showToast } from '@/ui/toaster'
import type { ReceiptReading } from './useReceipt'
import styles from './Withdrawal.module.scss'

interface Props extends Pick<ReceiptReading, 'show' | 'reread'> {
  token: string
}

/** The button that opened the dialog is gone after the end, so the focus moves to the heading, which says the new state. */
const focusState = () => onDialogsClosed(() => focusHeading())

/** Returns whether an inquiry was withdrawn: true, false if that failed, or null if it has ended otherwise. Never rejects. */
async function withdrawFrom(token: string, { show, reread }: Omit<Props, 'token'>): Promise<boolean | null> {
  try {
    show(await withdrawReceipt(token))
    return true
  } catch (error) {
    if (!(error instanceof InquiryRefusal)) return false
    await reread()
    return null
  }
}

/** React's `autoFocus` sets no attribute and acts before the dialog is open. */
const focusOnOpen = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '')

/** The button that withdraws an inquiry, and its question. */
export function Withdrawal({ token, ...reading }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { withdraw } = receiptTexts

  async function confirm() {
    if (isSending) return
    setIsSending(true)
    const result = await withdrawFrom(token, reading)
    setIsSending(false)
    setHasFailed(result === false)
    if (result === false) return
    setIsOpen(false)
    focusState()
    if (result === null) showToast(withdraw.ended)
  }

  function open() {
    setHasFailed(false)
    setIsOpen(true)
  }

  return (
    <>
      <button type="button" className={styles.open} onClick={open}>
        {withdraw.label}
      </button>
      <Question open={isOpen} onClose={() => setIsOpen(false)}>
        {hasFailed && (
          <p className={styles.fault} role="alert">
            {withdraw.failed}
          </p>
        )}
        <div className={styles.buttons}>
          <Button ref={focusOnOpen} onClick={() => setIsOpen(false)}>
            {withdraw.keep}
          </Button>
          <Button variant="filled" aria-disabled={isSending || undefined} onClick={() => void confirm()}>
            {withdraw.label}
          </Button>
        </div>
      </Question>
    </>
  )
}

function Question({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const id = useId()
  const { question, text } = receiptTexts.withdraw
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy={id}
      describedBy={`${id}-text`}
      className={styles.layer}
      panelClassName={styles.panel}
    >
      <h2 id={id}>{question}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </Dialog>
  )
}
