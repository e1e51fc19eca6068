// Writes what is read by no visitor: feeds, the map, what robots may read, and the hosts' own rules.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { robots, sitemap } from '../../seo/sitemap.ts'
import { cloudflareRedirectsFile, headersFile, redirectsFile } from '../../hosting/hosts.ts'
import { webManifest } from '../../seo/webManifest.ts'
import type { StaticEntry } from './bundle.ts'

const MAP = 'sitemap.xml'
const MANIFEST = 'site.webmanifest'

interface FoundOptions {
  entry: StaticEntry
  outDir: string
  base: string
  /** The site's public address without a slash at its end; empty when unknown. */
  siteUrl: string
  rows: ReturnType<StaticEntry['noRows']>
  /** Origin of the hosted backend; empty without one. */
  hosted: string
  /** Of the pages' inline styles. */
  styleHashes: readonly string[]
  log: (line: string) => void
}

/** Writes the files. Feeds and the map hold whole addresses: without the site's own they are left out, and it is said. */
export async function writeFound(options: FoundOptions): Promise<void> {
  const { entry, outDir, base, siteUrl, rows, hosted, styleHashes, log } = options
  const write = (path: string, text: string) => {
    const file = join(outDir, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  write(MANIFEST, webManifest(readFileSync(join(outDir, MANIFEST), 'utf8'), base))
  // Cloudflare Pages says by this that it builds.
  write('_redirects', process.env['CF_PAGES'] ? cloudflareRedirectsFile() : redirectsFile())
  write('_headers', headersFile(hosted, styleHashes))
  write('robots.txt', robots(siteUrl && `${siteUrl}/${MAP}`, base))
  if (!siteUrl) {
    log(
      'VITE_SITE_URL is not set: no sitemap.xml, no feeds, and no whole addresses in heads and social cards.',
    )
    return
  }
  write(MAP, sitemap(entry.sitemapEntries(entry.staticPaths, rows, siteUrl)))
  for (const { path, text } of [...entry.photoFeeds(rows, siteUrl), ...(await entry.chapterFeeds(siteUrl))])
    write(path, text)
}
