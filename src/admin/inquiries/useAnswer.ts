import { useState } from 'react'
import { inquiry as words } from '#messages/admin/inquiry'
import { MAX_ANSWER_LENGTH } from '@/config/constants'
import { type AnswerDraft, keepAnswerDraft, readAnswerDraft } from '@/inquiries/answerDrafts'
import { attemptAt } from '@/inquiries/clientKey'
import { answerInquiry, type Inquiry, markAnswered } from '@/inquiries/ownerInquiries'
import { refreshInquiries } from '@/inquiries/ownerInquiryQueries'
import { countCodePoints } from '@/inquiries/plainText'
import { showToast } from '@/ui/toaster'
import { errorMessage } from '../components/errorMessage'
import { asOwner } from '../connection/connection'
import type { InquiryForm } from './inquiryForm'

const EMPTY: AnswerDraft = { text: '', attempt: null }

/** The unsent answer to one inquiry, which this browser keeps until it is sent. */
function useAnswerDraft(id: number) {
  const [draft, setDraft] = useState(() => readAnswerDraft(id) ?? EMPTY)
  function keep(next: AnswerDraft) {
    setDraft(next)
    keepAnswerDraft(id, next.text === '' ? null : next)
  }
  return [draft, keep] as const
}

/** The owner's answer. `send` never throws: a failed answer keeps its text and its key, so that sending it again adds it once. */
export function useAnswer({ id, state }: Inquiry, form: InquiryForm) {
  const [draft, keep] = useAnswerDraft(id)
  const [moves, setMoves] = useState(true)
  const [isSending, setIsSending] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const letters = countCodePoints(draft.text.trim())

  async function send() {
    const text = draft.text.trim()
    const attempt = attemptAt(text, draft.attempt)
    keep({ ...draft, attempt })
    setIsSending(true)
    setFailure(null)
    try {
      await asOwner(() => answerInquiry(id, text, attempt.clientKey))
      keep(EMPTY)
      setIsChecked(false)
      showToast(words.answer.sent)
      if (moves && state === 'received') await moveToAnswered(id, form)
      void refreshInquiries()
    } catch (error) {
      setFailure(error)
    } finally {
      setIsSending(false)
    }
  }

  return {
    text: draft.text,
    letters,
    moves,
    setMoves,
    isSending,
    failure,
    /** Says what is wrong with the text. Null before the first attempt to send it. */
    fault: isChecked ? answerFault(letters) : null,
    write: (text: string) => keep({ ...draft, text }),
    /** Sends the answer. Returns false if its text cannot be sent. */
    send: (): boolean => {
      if (isSending) return true
      setIsChecked(true)
      if (answerFault(letters) !== null) return false
      void send()
      return true
    },
  }
}

async function moveToAnswered(id: number, form: InquiryForm) {
  try {
    await asOwner(() => markAnswered(id))
    form.rebase({ state: 'answered' })
  } catch (error) {
    showToast(words.answer.notMoved(errorMessage(error)), { tone: 'error' })
  }
}

function answerFault(letters: number): string | null {
  if (letters === 0) return words.answer.empty
  return letters > MAX_ANSWER_LENGTH ? words.answer.tooLong(MAX_ANSWER_LENGTH, letters) : null
}
