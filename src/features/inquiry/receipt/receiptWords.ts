import { inquiryNames } from '#messages/inquiryNames'
import { receiptTexts } from '#messages/receiptTexts'
import { erasedAfter } from '@/inquiries/erasure'
import type { InquiryKind } from '@/inquiries/letter'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { toMinute } from '@/posts/formatDate'

/** A sentence whose part `em` is emphasised. */
interface Sentence {
  before: string
  em: string
  after: string
}

const plain = (before: string): Sentence => ({ before, em: '', after: '' })

/** Returns kind and kind of commission of an inquiry. */
export const subjectOf = ({
  kind,
  commission,
}: {
  kind: InquiryKind
  commission: { title: string } | null
}): string => inquiryNames.subject(inquiryNames.kinds[kind], commission?.title ?? null)

const isAhead = (receipt: Receipt): receipt is Receipt & { before: number } => (receipt.before ?? 0) > 0

/** Returns until when the owner has promised something. Null without a date. */
function promiseOf({ promisedOn, updatedAt }: Receipt): Sentence | null {
  const [year, month, day] = promisedOn?.split('-').map(Number) ?? []
  if (!year || !month || !day) return null
  return receiptTexts.promised({ year, month, day }, year !== toMinute(updatedAt).year)
}

/** Returns when an ended inquiry is erased. */
const erasureOf = ({ updatedAt }: Receipt): Sentence =>
  receiptTexts.erasedOn(toMinute(erasedAfter(updatedAt)))

/** Returns what the state of an inquiry means for its sender: one sentence, or two. */
export function sentencesOf(receipt: Receipt): Sentence[] {
  const ahead = isAhead(receipt) ? [plain(receiptTexts.ahead(receipt.before))] : []
  const promise = promiseOf(receipt)
  switch (receipt.state) {
    case 'answered':
      return [plain(receiptTexts.answered), ...(promise ? [promise] : ahead)]
    case 'working':
      return [promise ?? plain(receiptTexts.unpromised)]
    case 'done':
      return [erasureOf(receipt)]
    case 'declined':
      return [plain(receiptTexts.declined), erasureOf(receipt)]
    case 'withdrawn':
      return [plain(receiptTexts.withdrawn), erasureOf(receipt)]
    default:
      return [...(ahead.length > 0 ? ahead : [plain(receiptTexts.read)]), ...(promise ? [promise] : [])]
  }
}

/** Returns a sentence as plain text. */
export const toText = ({ before, em, after }: Sentence): string => before + em + after
