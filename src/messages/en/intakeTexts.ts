import type { intakeTexts as Korean } from '../ko/intakeTexts.ts'

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const intakeTexts: typeof Korean = {
  state: { open: 'Taking commissions.', waitlist: 'Waiting list only.', closed: 'Taking a break.' },
  flag: { open: 'Open', waitlist: 'Waiting list', closed: 'Closed' },
  places: (free) => ({
    before: '',
    em: NUMBERS[free - 1] ?? String(free),
    after: free === 1 ? ' place free.' : ' places free.',
  }),
  noLimit: { before: 'There is room.', em: '', after: '' },
  inOrder: { before: 'Answered in order.', em: '', after: '' },
  opensOn: ({ month, day }) => ({
    before: 'Open again on ',
    em: `${MONTHS[month - 1] ?? month} ${day}`,
    after: '.',
  }),
  opensSometime: { before: 'When I open again, it says so here.', em: '', after: '' },
}
