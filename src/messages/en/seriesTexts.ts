import type { seriesTexts as Korean } from '../ko/seriesTexts.ts'

export const seriesTexts: typeof Korean = {
  atPublisher: 'Read on the platform',
  otherStories: (title) => `More of ${title}`,
  meetCharacters: 'Meet the characters',
  seeFanart: 'See the fan art',
  authorNote: 'Author’s note',
  episode: (number) => `Episode ${number}`,
  episodeShort: (number) => `Ep. ${number}`,
  chapter: (number) => `Ch. ${number}`,
  chapterOf: (title, number) => `${title}, chapter ${number}`,
  chapterPage: {
    missing: 'This chapter',
    title: (novel, number, title) => `${novel}, chapter ${number}: ${title}`,
    read: (novel, number) => `Read ${novel}, chapter ${number}`,
  },
}
