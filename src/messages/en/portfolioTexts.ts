import type { portfolioTexts as Korean } from '../ko/portfolioTexts.ts'
import { plural } from './plural.ts'

export const portfolioTexts: typeof Korean = {
  pageTitle: 'Web design portfolio',
  field: 'Web design · Front-end',
  count: (count, hasMore) => (hasMore ? `${count} or more works` : plural(count, 'work')),
  views: 'View',
  grid: 'Pictures',
  index: 'Index',
  empty: 'The first work will be on this desk as soon as it’s done.',
  failed: 'The works couldn’t be loaded. Check your connection and try again.',
  thisWork: 'This work',
  client: 'Client',
  role: 'Role',
  period: 'Period',
  year: (year) => String(year),
  tools: 'Tools',
  address: 'Address',
  visit: 'Visit site',
}
