// The entry of the Node bundle for the build: pages, structured data, social cards, feeds and sitemap entries.
export * from '@/app/site/staticEntry'
export { photoFeeds, serialFeeds } from './feeds'
export { pageJsonLd, postJsonLd } from './jsonLd'
export type { PostOf } from './collectionSeo'
export { noRows, publicKeys, type Rows, rowsOf, siteCards } from './rows'
export { absentPatterns } from '@/posts/publicCollections'
export { sitemapEntries } from './sitemapEntries'
export { setCopyCoverage } from '@/posts/pictureCopies'
