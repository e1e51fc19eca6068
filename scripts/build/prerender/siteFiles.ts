// Writes the files that accompany the pages: feeds, sitemap, signals of the rights and the hosts' rules.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cloudflareRedirectsFile, headersFile, redirectsFile } from '../../hosting/hosts.ts'
import { sitemap } from '../../seo/sitemap.ts'
import type { BuildContext, Rows } from './bundle.ts'

const SITEMAP = 'sitemap.xml'

interface SiteFilesOptions extends BuildContext {
  rows: Rows
  /** Hashes of the pages' critical styles. */
  styleHashes: readonly string[]
}

/** Writes the files. Feeds and the sitemap need absolute addresses: without `siteUrl` it skips them and logs that. */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<void> {
  const { entry, outDir, base, siteUrl, rows, hosted, styleHashes, log } = options
  const write = (path: string, text: string) => {
    const file = join(outDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  // CF_PAGES is set in builds on Cloudflare Pages.
  write(
    '_redirects',
    process.env['CF_PAGES'] ? cloudflareRedirectsFile() : redirectsFile(entry.absentPatterns),
  )
  write('_headers', headersFile(hosted, styleHashes, entry.tdmHeaders({ base, siteUrl })))
  write('robots.txt', entry.robots(siteUrl && `${siteUrl}/${SITEMAP}`, { base }))
  write('.well-known/tdmrep.json', entry.tdmFile({ base, siteUrl }))
  if (!siteUrl) {
    log(
      'VITE_SITE_URL is not set: no sitemap.xml, no feeds, and no absolute addresses in heads and social cards.',
    )
    return
  }
  write(SITEMAP, sitemap(entry.sitemapEntries(entry.indexedPaths, rows, siteUrl)))
  for (const { path, text } of [...entry.photoFeeds(rows, siteUrl), ...entry.serialFeeds(rows, siteUrl)])
    write(path, text)
}

/** The policy follows this element: before all resources except the inline first-paint script. */
const CHARSET = '<meta charset="utf-8" />'
/** Browsers ignore this directive in a meta element. */
const HEADER_ONLY = /frame-ancestors [^;]*; /

/**
 * Adds the Content-Security-Policy and the signals of the rights to every page of a build, for hosts without headers. Throws if a
 * page has no charset element.
 */
export function writePolicies(outDir: string, policy: string, signals: Record<string, string>): void {
  const meta = [
    `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ONLY, '')}" />`,
    ...Object.entries(signals).map(([name, content]) => `<meta name="${name}" content="${content}" />`),
  ].join('')
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(outDir, name)
    const html = readFileSync(file, 'utf8')
    if (!html.includes(CHARSET)) throw new Error(`${name} has no charset element for its policy.`)
    writeFileSync(file, html.replace(CHARSET, `${CHARSET}${meta}`))
  }
}
