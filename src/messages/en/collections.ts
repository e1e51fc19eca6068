import type { collections as Korean } from '../ko/collections.ts'

export const collections: typeof Korean = {
  favorites: { name: 'Favorites', noun: 'favorite', unit: 'favorite' },
  portfolio: { name: 'Portfolio', noun: 'project', unit: 'project' },
  fanart: { name: 'Fan art', noun: 'piece', unit: 'piece' },
  episodes: {
    name: 'Episodes',
    noun: 'episode',
    unit: 'episode',
    numbered: (number) => `Episode ${number}`,
  },
  chapters: {
    name: 'Chapters',
    noun: 'chapter',
    unit: 'chapter',
    numbered: (number) => `Chapter ${number}`,
  },
  commissions: { name: 'Commissions', noun: 'kind of commission', unit: 'kind' },
  photos: { noun: 'photo', unit: 'photo' },
}
