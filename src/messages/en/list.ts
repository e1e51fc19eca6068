import type { list as Korean } from '../ko/list.ts'
import { plural } from './plural.ts'

export const list: typeof Korean = {
  all: 'All',
  filtered: (name, count, hasMore) =>
    hasMore ? `${name}: ${count} or more posts` : `${name}: ${plural(count, 'post')}`,
  moreFailed: 'The next page couldn’t be loaded. Please try again.',
  loadingMore: 'Loading…',
  more: 'Show more',
  failed: 'The list couldn’t be loaded. Please check your connection and try again.',
  outdated: (failure) => `${failure} Meanwhile, this is the list from your last visit.`,
  inLanguage: { ko: 'The posts below are in Korean.', en: 'The posts below are in English.' },
}
