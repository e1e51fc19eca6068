import type { portfolioTexts as Korean } from '../ko/portfolioTexts.ts'
import { plural } from './plural.ts'

export const portfolioTexts: typeof Korean = {
  pageTitle: 'Web design portfolio',
  field: 'Web design · Web publishing',
  count: (count, hasMore) => (hasMore ? `${count} or more projects` : plural(count, 'project')),
  views: 'View',
  grid: 'Pictures',
  index: 'Index',
  empty: 'The first project will be on this desk as soon as it’s done.',
  failed: 'The projects couldn’t be loaded. Please check your connection and try again.',
  thisWork: 'This project',
  client: 'Client',
  role: 'Role',
  period: 'Period',
  year: (year) => String(year),
  tools: 'Tools',
  address: 'Address',
  visit: 'Visit site',
}
