import type { webtoonPage as Korean } from '../ko/webtoonPage.ts'
import { plural } from './plural.ts'

export const webtoonPage: typeof Korean = {
  headingEnd: (title, titleKo) => (titleKo === title ? ', webtoon' : `, webtoon ${titleKo}`),
  explore: (title) => `Explore ${title}`,
  tabs: { story: 'Story', characters: 'Characters', gallery: 'Gallery' },
  facts: { genre: 'Genre', schedule: 'Schedule', length: 'Length', credits: 'Story and art' },
  platforms: 'Where to read',
  readNovel: 'Read the novel',
  fanart: 'Drawn by readers',
  episodes: {
    title: 'Episodes',
    count: (count) => plural(count, 'episode'),
    failed: 'The episodes couldn’t be loaded. Please try again.',
    none: 'No episodes yet.',
    wayOn: {
      begin: 'Read the first episode',
      again: 'Read again from the start',
      resume: 'Continue reading',
    },
    place: (number, percent) => `Episode ${number}${percent > 0 ? `, ${percent}%` : ''}`,
    first: 'First episode',
    latest: (number) => `Latest: episode ${number}`,
    order: 'Order',
    orders: { newest: 'Newest first', first: 'Oldest first' },
    tally: (total, read) => ({
      before: '',
      read: String(read),
      after: ` of ${plural(total, 'episode')} read`,
    }),
    left: (count) => `${count} left`,
    folded: (last) => (last === 1 ? 'Episode 1 is hidden' : `Episodes 1–${last} are hidden`),
    unit: { before: 'Episode ', after: '' },
    isNew: 'New',
    read: 'Read',
    readSoFar: ' read',
    more: (count) => `Show ${plural(count, 'more episode')}`,
    moreShown: (count) => `${plural(count, 'more episode')} shown`,
  },
  characters: {
    title: 'Characters',
    open: 'Open profile',
    openFailed: 'The profile couldn’t be opened.',
  },
  gallery: {
    title: 'Pictures',
    enlarge: (title) => `Enlarge ${title}`,
    openFailed: 'The picture couldn’t be opened.',
  },
}
