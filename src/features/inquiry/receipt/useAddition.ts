import { useState } from 'react'
import { receiptTexts } from '#messages/receiptTexts'
import { MAX_ADDITION_LENGTH } from '@/config/constants'
import { type Attempt, attemptAt } from '@/inquiries/clientKey'
import { cleanText, countCodePoints, isPlainText } from '@/inquiries/plainText'
import { addToReceipt, InquiryRefusal, type Receipt } from '@/inquiries/visitorInquiries'
import type { ReceiptReading } from './useReceipt'

interface Draft {
  text: string
  /** The text that was sent last without an answer. */
  attempt: Attempt | null
}

const EMPTY: Draft = { text: '', attempt: null }

/** Texts on receipts that are not sent yet, by token, until the page is closed. */
const drafts = new Map<string, Draft>()

/** Counts letters as the database does. */
export const countWritten = (text: string): number => countCodePoints(cleanText(text))

/** Returns why a text cannot be sent. Null if it can. */
function findFault(text: string): string | null {
  const { add } = receiptTexts
  const written = countWritten(text)
  if (written === 0) return add.empty
  if (written > MAX_ADDITION_LENGTH) return add.long(MAX_ADDITION_LENGTH, written)
  return isPlainText(cleanText(text)) ? null : add.characters
}

function faultOf(error: unknown, text: string): string {
  const { add } = receiptTexts
  if (!(error instanceof InquiryRefusal)) return add.failed
  if (error.code === 'ended' || error.code === 'used_up') return add.ended
  if (error.reason === 'characters') return add.characters
  if (error.reason === 'long') return add.long(MAX_ADDITION_LENGTH, countWritten(text))
  return error.reason === 'missing' ? add.empty : add.failed
}

/** Adds texts to a receipt. What was written is kept until it is added; sent again after a lost answer, it is added once. */
export function useAddition(token: string, { show, reread }: Pick<ReceiptReading, 'show' | 'reread'>) {
  const [draft, setDraft] = useState(() => drafts.get(token) ?? EMPTY)
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  function keep(next: Draft) {
    if (next.text === '') drafts.delete(token)
    else drafts.set(token, next)
    setDraft(next)
  }

  function write(text: string) {
    keep({ ...draft, text })
    if (fault !== null && findFault(text) === null) setFault(null)
  }

  /** Returns the receipt with the new text. Null if it was not added. */
  async function send(): Promise<Receipt | null> {
    const { text } = draft
    const found = findFault(text)
    setFault(found)
    if (found !== null || isSending) return null
    const attempt = attemptAt(text, draft.attempt)
    keep({ text, attempt })
    setIsSending(true)
    try {
      const receipt = await addToReceipt(token, text, attempt.clientKey)
      keep(EMPTY)
      show(receipt)
      return receipt
    } catch (error) {
      setFault(faultOf(error, text))
      if (error instanceof InquiryRefusal) void reread()
      return null
    } finally {
      setIsSending(false)
    }
  }

  return { text: draft.text, fault, isSending, write, send }
}
