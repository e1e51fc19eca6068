import type { sentTexts as Korean } from '../ko/sentTexts.ts'

export const sentTexts: typeof Korean = {
  title: 'It’s arrived.',
  keepIt: {
    before: 'The answer will be at the address below and nowhere else. No email is sent. ',
    em: 'A lost address can’t be found again',
    after: ', so please keep it now.',
  },
  address: 'Address of the receipt',
  kept: 'It’s also under “My inquiries” in this browser.',
  notKept: 'This browser couldn’t keep it. Please keep the address yourself.',
  open: 'Open the receipt',
  addressee: 'To',
  toSuffix: '',
  mine: 'My inquiries',
  mineNote: 'Only this browser knows these. Removing one from the list doesn’t withdraw it.',
  state: 'Show status',
  stateAway: 'Can’t be read right now',
  stateGone: 'No longer kept',
  remove: 'Remove',
  removed: 'Removed from the list.',
  undo: 'Undo',
  signs: { commission: 'C', work: 'F', use: 'U', other: 'O' },
}
