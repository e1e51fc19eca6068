import { contentSignal, rightsPath } from '@/content/rights'
import type { Rights } from '@/content/types'
import { type Collection, collections } from '@/posts/collections'
import { serialPages } from '@/posts/publicCollections'
// Signals to machines about the rights: robots.txt and the TDM Reservation Protocol. Reads the site's content: load it through Vite.
import { rights } from '@content/rights'
import { CRAWLERS, type Purpose } from './crawlers'

interface SignalOptions {
  /** Base path of the site, with a slash at both ends. */
  base?: string
  /** The site's public address without a trailing slash. Empty if not configured. */
  siteUrl?: string
}

/** Returns the beginnings of the addresses of a collection: its list, or the pages of its series, and its details. */
function collectionPaths({ listPath, seriesField, detailPattern }: Collection): string[] {
  const lists = seriesField === null ? [listPath ?? ''] : [...serialPages[seriesField].values()]
  const paths = lists.filter(Boolean).map((path) => path.replace(/\?.*/, ''))
  const details = detailPattern === null ? [] : [detailPattern.replace(/:id.*/, '')]
  return [...new Set([...paths, ...details])]
}

/** Returns the paths of the collections that refuse training although the site allows it. */
function refusedPaths({ ai, collections: others = {} }: Rights): string[] {
  if (!ai.train) return []
  return Object.values<Collection>(collections)
    .filter(({ key }) => others[key]?.train === false)
    .flatMap(collectionPaths)
}

/**
 * Returns `robots.txt`: a group for all crawlers with the signals and one for the known crawlers of each purpose. Only the admin is
 * disallowed unless a purpose is refused. An empty `sitemapUrl` is omitted.
 */
export function robots(
  sitemapUrl: string,
  { base = '/' }: SignalOptions = {},
  source: Rights = rights,
): string {
  const { ai } = source
  const admin = `Disallow: ${base}admin`
  const group = (purpose: Purpose): string => {
    const refused = purpose === 'train' ? refusedPaths(source) : []
    const rules = ai[purpose]
      ? [admin, ...refused.map((path) => `Disallow: ${base}${path.slice(1)}`)]
      : [`Disallow: ${base}`]
    return [...CRAWLERS[purpose].map((name) => `User-agent: ${name}`), ...rules].join('\n')
  }
  return [
    ['User-agent: *', `Content-Signal: ${contentSignal(ai)}`, admin].join('\n'),
    `# Search\n${group('search')}`,
    `# Answers that quote the site\n${group('input')}`,
    `# Training\n${group('train')}`,
    ...(sitemapUrl ? [`Sitemap: ${sitemapUrl}`] : []),
  ]
    .map((part) => `${part}\n`)
    .join('\n')
}

/** Returns the fields of the TDM Reservation Protocol (https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/). */
function tdmFields(isReserved: boolean, { base = '/', siteUrl = '' }: SignalOptions) {
  const site = siteUrl || base.replace(/\/$/, '')
  return {
    'tdm-reservation': isReserved ? 1 : 0,
    ...(isReserved && rightsPath && { 'tdm-policy': site + rightsPath }),
  }
}

/** Returns `/.well-known/tdmrep.json`. The first location that matches an address applies. */
export function tdmFile(options: SignalOptions = {}, source: Rights = rights): string {
  const { base = '/' } = options
  const rules = [
    ...refusedPaths(source).map((path) => ({
      location: `${base}${path.slice(1)}`,
      ...tdmFields(true, options),
    })),
    { location: base, ...tdmFields(!source.ai.train, options) },
  ]
  return `${JSON.stringify(rules, null, 2)}\n`
}

/** Returns the headers of every response, or the `meta` elements of every page, by name. */
export function tdmHeaders(options: SignalOptions = {}, source: Rights = rights): Record<string, string> {
  const fields = Object.entries(tdmFields(!source.ai.train, options))
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}
