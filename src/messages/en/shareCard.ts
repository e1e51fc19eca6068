import type { shareCard as Korean } from '../ko/shareCard.ts'

export const shareCard: typeof Korean = {
  ground: 'Background',
  grounds: { night: 'Night', paper: 'Paper', pink: 'Pink', darkroom: 'Darkroom' },
  ratio: 'Ratio',
  assetsFailed: 'The picture couldn’t be made.',
  drawFailed: 'The picture couldn’t be made. Please try again.',
  savedInstead: 'This device can’t share pictures, so it was saved instead.',
  saved: 'Picture saved.',
  passage: { title: 'Share this passage', lead: 'The passage becomes a picture.' },
  photo: { title: 'Share this photo', lead: 'The photo becomes a picture.' },
  share: 'Share',
  save: 'Save picture',
}
