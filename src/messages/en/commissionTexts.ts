import type { commissionTexts as Korean } from '../ko/commissionTexts.ts'

export const commissionTexts: typeof Korean = {
  price: (from) => ({ before: 'from ₩', value: from.toLocaleString('en-US'), after: '' }),
  negotiable: 'On request',
  bySize: 'time by size',
  days: (days) => (days === 1 ? 'about a day' : `about ${days} days`),
  revisions: (revisions) => (revisions === 1 ? '1 revision' : `${revisions} revisions`),
  use: { personal: 'Personal use', commercial: 'Commercial use', both: 'Personal and commercial use' },
}
