import type { receiptTexts as Korean } from '../ko/receiptTexts.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const COUNTS = 'One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')
const count = (number: number) => COUNTS[number - 1] ?? String(number)
const shortDay = ({ month, day }: { month: number; day: number }) => `${MONTHS[month - 1] ?? month} ${day}`
const clock = ({ hour, minute }: { hour: number; minute: number }) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
const letters = (number: number) => number.toLocaleString('en-US')

export const receiptTexts: typeof Korean = {
  title: 'Receipt',
  needsScript: 'To read the receipt, please turn on JavaScript in your browser.',
  shortDay,
  since: (day) => `since ${shortDay(day)}`,
  shortMinute: (time) => `${shortDay(time)}, ${clock(time)}`,
  minute: (time) => `${shortDay(time)}, ${time.year}, ${clock(time)}`,
  stampDay: (day) => shortDay(day),
  stampTime: (time) => clock(time),
  of: (subject, name) => `Receipt for ${name}. ${subject}.`,
  steps: 'Steps so far',
  read: 'I’ll answer as soon as I’ve read it.',
  ahead: (before) => `${count(before)} ahead of you.`,
  answered: 'The answer is below.',
  promised: (day, hasYear) => ({
    before: 'You’ll have it by ',
    em: hasYear ? `${shortDay(day)}, ${day.year}` : shortDay(day),
    after: '.',
  }),
  unpromised: 'Once there’s a date, it will be here.',
  erasedOn: (day) => ({
    before: 'Everything is erased on ',
    em: `${shortDay(day)}, ${day.year}`,
    after: '.',
  }),
  declined: 'I can’t take this on this time.',
  withdrawn: 'You withdrew this inquiry.',
  kept: (days) => `Everything is erased ${days} days after the end.`,
  copied: 'Copied',
  notCopied: 'The link couldn’t be copied. Please select the address and copy it.',
  save: 'Save as a file',
  conversation: 'Conversation',
  unfold: (folded) => (folded === 1 ? 'Show the earlier message' : `Show ${folded} earlier messages`),
  answerArrived: 'A new answer has arrived.',
  contact: 'Contact',
  budget: 'Budget',
  wantedOn: 'Preferred deadline',
  links: 'Reference links',
  about: 'Inquiry about this work',
  goneWork: 'This work is no longer here.',
  unnamedWork: 'A work with an unknown title',
  add: {
    label: 'Add something',
    count: (written, most, left) =>
      `${letters(written)} of ${letters(most)} characters · ${left === 1 ? 'one more message' : `${count(left).toLowerCase()} more messages`}`,
    sending: 'Sending…',
    added: 'Added.',
    usedUp: (most) =>
      `You’ve used all ${count(most).toLowerCase()}. If you need an answer, please write an email.`,
    empty: 'Write something to add.',
    long: (most, written) =>
      `You can send up to ${letters(most)} characters. There are ${letters(written)} now.`,
    characters: 'There are invisible characters in the text. Remove them and send it again.',
    failed: 'It wasn’t sent. Your text is still here, and sending it again won’t send it twice.',
    ended: 'This inquiry has ended in the meantime, so it wasn’t sent.',
    unsent: 'Unsent text',
  },
  withdraw: {
    label: 'Withdraw',
    question: 'Withdraw this inquiry?',
    text: 'Once withdrawn, it can’t be opened again.',
    keep: 'Keep it',
    failed: 'It wasn’t withdrawn. Please try again.',
    ended: 'This inquiry has already ended.',
  },
  away: 'The receipt can’t be read right now. Nothing you wrote is lost.',
  gone: {
    title: 'This receipt doesn’t exist, or it has expired',
    text: (days) =>
      `Check that you’ve pasted the whole address, including what follows the #. Inquiries are erased ${days} days after they end.`,
    write: 'Write a new inquiry',
  },
  rows: {
    state: 'Status',
    subject: 'About',
    sender: 'Sender',
    receivedAt: 'Received',
    erasedOn: 'Erased on',
    order: 'Order',
    address: 'Address',
    work: 'Work',
  },
  order: (before) => `${count(before)} ahead`,
}
