import type { favoritesTexts as Korean } from '../ko/favoritesTexts.ts'

export const favoritesTexts: typeof Korean = {
  title: 'Favorites',
  filter: 'Category',
  empty: 'Each new favorite will be put up here, one stamp at a time.',
  failed: 'The favorites couldn’t be loaded. Please check your connection and try again.',
  thisStamp: 'This stamp',
  visit: 'Visit page',
}
