// All that the build asks of the site, as one bundle for Node: pages, their structured data and cards, feeds and map.
export * from '@/app/site/staticEntry'
export { chapterFeeds, photoFeeds } from './feeds'
export { pageJsonLd, postJsonLd } from './jsonLd'
export type { PostOf } from './postCards'
export { collectionKeys, noRows, type Rows, rowsOf, siteCards } from './rows'
export { sitemapEntries } from './sitemapEntries'
