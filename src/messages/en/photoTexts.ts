import type { photoTexts as Korean } from '../ko/photoTexts.ts'

export const photoTexts: typeof Korean = {
  pageTitle: (gallery) => `${gallery} photos`,
  cameras: 'Cameras',
  wall: (camera) => `${camera} photos`,
  empty: 'No photos printed yet.',
  emptyText: 'The first roll will hang on this wall as soon as it’s developed.',
  failed: 'The photos couldn’t be loaded. Please try again.',
  thisPhoto: 'The photo',
  turn: 'Browse photos',
  previous: 'Previous photo',
  next: 'Next photo',
  shareAsCard: 'Share as a card',
  notes: 'Darkroom notes',
}
