import type { inquiryNames as Korean } from '../ko/inquiryNames.ts'

export const inquiryNames: typeof Korean = {
  kinds: { commission: 'Commission', work: 'Freelance work', use: 'Use of a work', other: 'Other inquiry' },
  states: {
    received: 'Received',
    answered: 'Answered',
    working: 'In progress',
    done: 'Done',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    spam: 'Received',
  },
  subject: (kind, commission) => (commission ? `${kind}: ${commission}` : kind),
}
