import type { fanartTexts as Korean } from '../ko/fanartTexts.ts'

export const fanartTexts: typeof Korean = {
  pageTitle: 'Fan art',
  lead: { before: 'Drawn after', after: 'what I love' },
  filter: 'Story',
  empty: 'The first picture will hang in this panel as soon as it’s dry.',
  failed: 'The pictures couldn’t be loaded. Please check your connection and try again.',
  thisPicture: 'The picture',
  source: 'Original',
  year: 'Drawn in',
  world: 'This world',
  webtoon: (title) => `Webtoon: ${title}`,
  novel: (title) => `Web novel: ${title}`,
  neighbours: 'Previous and next picture',
  neighbour: (title) => ` picture, ${title}`,
}
