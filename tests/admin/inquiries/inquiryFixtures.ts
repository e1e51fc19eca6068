import type { Intake } from '@/inquiries/intake'
import type { InquiryState } from '@/inquiries/letter'
import type { InquiryPage, ListedInquiry } from '@/inquiries/ownerInquiries'

/** The time of the tests: 2:40 pm in Seoul. */
export const NOW = '2026-11-29T05:40:00Z'

/** Builds an inquiry of the owner's list. */
export const inquiry = (more: Partial<ListedInquiry> & { id: number }): ListedInquiry => ({
  kind: 'other',
  state: 'received',
  name: `보낸 사람 ${more.id}`,
  contact: null,
  text: '안녕하세요. 여쭙고 싶은 것이 있습니다.',
  budget: null,
  commission: null,
  about: null,
  wantedOn: null,
  promisedOn: null,
  createdAt: '2026-11-29T05:32:00Z',
  updatedAt: '2026-11-29T05:32:00Z',
  ...more,
})

/** Builds the page of the list that the database would answer for these states. */
export function pageOf(inquiries: readonly ListedInquiry[], states: readonly InquiryState[]): InquiryPage {
  const listed = inquiries.filter(({ state }) => states.includes(state))
  const counts: Record<string, number> = {}
  for (const { state } of inquiries) counts[state] = (counts[state] ?? 0) + 1
  return { counts, total: listed.length, inquiries: listed }
}

/** Builds the intake: open with three places, one of them taken. */
export const intakeOf = (more: Partial<Intake> = {}): Intake => ({
  state: 'open',
  places: 3,
  opensOn: null,
  note: '급한 마감은 먼저 물어 주세요.',
  working: 1,
  updatedAt: '2026-11-20T00:00:00Z',
  ...more,
})
