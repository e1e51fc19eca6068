import type { serialFeeds as Korean } from '../ko/serialFeeds.ts'

export const serialFeeds: typeof Korean = {
  series: {
    title: ({ title }) => `New episodes of ${title}`,
    description: ({ title }) => `New episodes of the webtoon ${title}`,
  },
  novel: {
    title: (title) => `New chapters of ${title}`,
    description: (title) => `New chapters of the web novel ${title}`,
  },
}
