// A whole build: the browser's files, then the static pages, with rows where there is a backend to read them from.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, mergeConfig, resolveConfig } from 'vite'
import { BUILD_FILE } from '../../../src/config/deployment.ts'
import { buildEnv } from '../env.ts'
import viteConfig from '../../../vite.config.ts'
import { FONT_PACKS } from '../../fonts/families.ts'
import { contentSecurityPolicy } from '../../hosting/rules.ts'
import { thirdPartyNotices } from '../licenses.ts'
import { loadStaticEntry } from './bundle.ts'
import { makeSiteCards } from './cards.ts'
import { writeFound } from './found.ts'
import { writePolicies } from './policyMeta.ts'
import { prerender } from './prerender.ts'
import { probeTransforms } from './probeTransforms.ts'
import { faultOfBuild } from './unreadRows.ts'
import { buildWorker } from './worker.ts'

interface SiteOptions {
  root: string
  /** Vite's mode. */
  mode: string
  /** In place of the mode's own folder. */
  outDir?: string
  /** Where the embedded backend answers; needed for its rows. */
  backendOrigin?: string
  /** Where social cards are kept from build to build, in place of the usual folder; false makes none. */
  cards?: { cache: string } | false
  log?: (line: string) => void
}

/** Where cards are kept from build to build. */
const CARDS_CACHE = '.cache/cards'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Builds the site. Throws when it cannot be bundled or a page cannot be rendered, and a BackendFault when the backend does
 * not answer.
 */
export async function buildSite(options: SiteOptions): Promise<void> {
  try {
    await writeSite(options)
  } catch (error) {
    const { backendOrigin } = buildEnv(options.mode, options.root)
    throw faultOfBuild(error, options.backendOrigin ?? backendOrigin)
  }
}

async function writeSite(options: SiteOptions): Promise<void> {
  const { root, mode, outDir: folder, backendOrigin, log = say } = options
  const started = performance.now()
  const read = wantsRows(mode, root, backendOrigin, log)
  // Before the configuration is read, which holds what it finds out.
  if (read) await probeTransforms(mode, root, log)
  const config = mergeConfig(viteConfig({ command: 'build', mode }), {
    root,
    mode,
    // It is at hand: each of the builds below would bundle and load it anew, for two seconds.
    configFile: false,
    ...(folder && { build: { outDir: folder, emptyOutDir: true } }),
  })
  await build({ ...config, logLevel: 'warn' })
  const entry = await loadStaticEntry({ ...config, root })
  if (backendOrigin) entry.setServerOrigin(backendOrigin)
  const { base, build: settings } = await resolveConfig(config, 'build', mode)
  const outDir = resolve(root, settings.outDir)
  const { siteUrl, backendOrigin: hosted } = buildEnv(mode, root)
  const common = { entry, root, outDir, base, log }
  log(`bundled, ${secondsSince(started)} s`)
  const cache = cardsCache(options, log)
  // Before rows are read: what is written while they are counts as changed since.
  const builtAt = new Date().toISOString()
  const { rows, card, notes } = await makeSiteCards({ ...common, backendOrigin, read, cache })
  const { pages, styleHashes } = await prerender({ ...common, siteUrl, rows: read ? rows : null, card })
  // Where a host sends no headers, the pages carry it themselves.
  if (process.env['BLANK_PAGE_POLICY'] === 'meta')
    writePolicies(outDir, contentSecurityPolicy(hosted, styleHashes))
  await writeFound({ ...common, siteUrl, rows, hosted, styleHashes })
  await buildWorker({ root, outDir, base, hosted })
  writeFileSync(join(outDir, 'licenses.txt'), thirdPartyNotices(root, FONT_PACKS))
  const posts = Object.values(rows).flat().length
  writeFileSync(join(outDir, BUILD_FILE), JSON.stringify({ builtAt, posts }))
  log(`${pages} static pages, ${secondsSince(started)} s`)
  // Last, where they are seen.
  for (const note of notes) log(note)
}

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1)

/** The cache of the cards; null when none are made, as told or as `BLANK_PAGE_CARDS=off` says: pages show the site's own. */
function cardsCache({ cards, root }: SiteOptions, log: (line: string) => void): string | null {
  if (process.env['BLANK_PAGE_CARDS'] === 'off') {
    log('BLANK_PAGE_CARDS=off: pages show the site’s own social card.')
    return null
  }
  return cards === false ? null : (cards?.cache ?? join(root, CARDS_CACHE))
}

/** Rows are left out when nobody can be asked for them, or when `BLANK_PAGE_ROWS=off` says so. */
function wantsRows(
  mode: string,
  root: string,
  backendOrigin: string | undefined,
  log: (line: string) => void,
): boolean {
  if (process.env['BLANK_PAGE_ROWS'] === 'off') {
    log('BLANK_PAGE_ROWS=off: lists and details are left to the browser.')
    return false
  }
  const { embedded, configured } = buildEnv(mode, root)
  return embedded ? backendOrigin !== undefined : configured
}
