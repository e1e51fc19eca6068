import type { recipeTexts as Korean } from '../ko/recipeTexts.ts'

const TIMES = {
  photo: 'photos',
  night: 'night photos',
  morning: 'morning photos',
  day: 'daytime photos',
  evening: 'evening photos',
}

export const recipeTexts: typeof Korean = {
  title: { before: 'The settings', after: 'behind these colors' },
  lead: (time) => `Enter them as a custom setting of your camera to take ${TIMES[time]} in the same colors.`,
  save: 'Save card',
  copy: 'Copy as text',
  hint: 'Saved as a PNG, 1080 × 1350.',
  same: 'Photos with the same settings',
  card: (photo) => `Settings card of “${photo}”`,
  simulation: 'Film simulation',
  whiteBalance: 'White balance',
  exposure: 'Exposure compensation',
  minus: 'minus ',
  plus: 'plus ',
  copied: 'Copied as text.',
  notCopied: 'It couldn’t be copied. Please try again.',
  saved: 'Card saved.',
  saveFailed: 'The card couldn’t be saved.',
  notSaved: 'The card couldn’t be saved. Please try again.',
}
