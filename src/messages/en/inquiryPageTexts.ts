import type { inquiryPageTexts as Korean } from '../ko/inquiryPageTexts.ts'
import { dates } from './dates.ts'

export const inquiryPageTexts: typeof Korean = {
  description: (line) => `${line}.`,
  write: 'Write a letter',
  mine: (count) => `My inquiries: ${count}`,
  closedNote: (day) =>
    `${day ? `Commissions open again on ${dates.day(day)}.` : 'Commissions are on a break.'} You can still write about anything else.`,
  checked: (time) => `As checked on ${dates.minute(time)}, Korean time.`,
  changed: {
    open: 'Commissions are open now.',
    waitlist: 'Only the waiting list is open now.',
    closed: 'Commissions have just closed.',
  },
  sheet: 'Commissions',
  choose: { open: 'Use this stamp', waitlist: 'Join the waiting list' },
  stamp: (name, price, use) => `${name}, ${price}, ${use}`,
  onEnvelope: 'On your envelope',
  takeOff: 'Remove',
  samples: 'Samples',
  sampleCount: (count) => `Samples: ${count}`,
  terms: 'What we agree on',
  privacy: 'Your personal data',
  privacyParts: ({ endedDays, spamDays }) => [
    [
      'What is kept',
      'Your name or nickname and your text. If you give them: contact, budget, preferred deadline and links.',
    ],
    ['What for', 'Only to answer your inquiry. It’s not passed on to anyone.'],
    [
      'How long',
      `Inquiries that have ended or weren’t answered are erased after ${endedDays} days, spam after ${spamDays} days, along with all messages exchanged.`,
    ],
    [
      'Your consent',
      'Letters are taken from people aged 14 and over who agree to this. You don’t have to agree, but then the letter can’t be sent.',
    ],
  ],
  erasing: 'Erasing it',
  erasingText: { before: 'To have it erased earlier, write to ', after: '.' },
  byMail: 'Please send letters by email.',
}
