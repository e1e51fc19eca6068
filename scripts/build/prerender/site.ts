// Builds the whole site: the browser bundle, then the static pages, with the backend's rows if there is one.
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, mergeConfig, resolveConfig } from 'vite'
import type { Backend } from '../../../backend/backend.ts'
import { serveApi } from '../../../backend/listen.ts'
import { BUILD_FILE } from '../../../src/config/deployment.ts'
import type { Language } from '../../../src/config/language.ts'
import { otherLanguages, ownLanguage } from '../../../src/content/languages.ts'
import type { KnownIntake } from '../../../src/inquiries/intake.ts'
import { checkFonts } from '../../fonts/check.ts'
import { FONT_PACKS } from '../../fonts/families.ts'
import { contentSecurityPolicy } from '../../hosting/rules.ts'
import { readContentOnce } from '../content/readContent.ts'
import { buildEnv, DEMO_MODE } from '../env.ts'
import { thirdPartyNotices } from '../licenses.ts'
import { siteConfig } from '../siteConfig.ts'
import { type BuildContext, loadStaticEntry } from './bundle.ts'
import { makeSiteCards, readSite } from './cards.ts'
import { makeSiteCopies } from './copies.ts'
import { prerender } from './prerender.ts'
import { probeTransforms } from './probeTransforms.ts'
import { checkSearchSignal } from './searchSignal.ts'
import { styleHash } from './shell.ts'
import { writePolicies, writeSiteFiles } from './siteFiles.ts'
import { describeBuildError } from './unreadRowsError.ts'
import { buildWorker } from './worker.ts'

interface SiteOptions {
  root: string
  /** Vite's mode. */
  mode: string
  /** Overrides the mode's output folder. */
  outDir?: string
  /** Origin of the embedded backend. Required to read its rows. */
  backendOrigin?: string
  /** Overrides the cache folder of the social cards; false disables the cards. */
  cards?: { cache: string } | false
  /** Overrides the cache folder of the copies of pictures; false disables the copies. */
  copies?: { cache: string } | false
  log?: (line: string) => void
}

/** Folders that keep social cards and copies of pictures between builds. */
const CARDS_CACHE = '.cache/cards'
const COPIES_CACHE = '.cache/media'

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Builds the site. Throws if bundling or rendering fails, and a BackendError if the rows cannot be read. */
export async function buildSite(options: SiteOptions): Promise<void> {
  try {
    await writeSite(options)
  } catch (error) {
    const { backendOrigin } = buildEnv(options.mode, options.root)
    throw describeBuildError(error, options.backendOrigin ?? backendOrigin)
  }
}

async function writeSite(options: SiteOptions): Promise<void> {
  const { root, mode, backendOrigin, log = print } = options
  const started = performance.now()
  checkSearchSignal(await readContentOnce(root), buildEnv(mode, root).siteUrl)
  checkFonts(root)
  const readRows = shouldReadRows(mode, root, backendOrigin, log)
  // Before the configuration is created, because it sets an environment variable.
  if (readRows) await probeTransforms(mode, root, log)
  const { entry, base, bundle: outDir } = await bundleLanguage(options, ownLanguage)
  const { siteUrl, backendOrigin: hosted, usesLegacyKey, ...settings } = buildEnv(mode, root)
  const context = { entry, root, outDir, base, siteUrl, hosted, log }
  log(`bundled, ${secondsSince(started)} s`)
  const cache = cardsCache(options, log)
  // Taken before the rows are read, so that rows saved in the meantime count as newer.
  const builtAt = new Date().toISOString()
  const { rows, orders } = await readSite(entry, readRows)
  const intake = readRows ? await readBuildIntake(entry, log) : null
  const kept = cacheFolder(options.copies, join(root, COPIES_CACHE))
  const copies = await makeSiteCopies({
    ...context,
    ...settings,
    rows,
    builtAt,
    backendOrigin,
    cache: kept,
  })
  const { card, notes } = await makeSiteCards({ ...context, ...copies, orders, cache })
  const styles = new Map<string, string>()
  const shared = { ...context, ...copies, styles, rows: readRows ? rows : null, intake }
  let pages = await prerender({ ...shared, bundle: outDir, language: ownLanguage, card })
  const bundles = [{ language: ownLanguage, bundle: outDir }]
  for (const language of otherLanguages) {
    const translation = await bundleLanguage({ ...options, outDir: join(outDir, `.${language}`) }, language)
    bundles.push({ language, bundle: translation.bundle })
    copyBundle(translation.bundle, outDir)
    const pageCards = translation.entry.pageCards(rows)
    const translated = await makeSiteCards({ ...context, ...copies, orders: pageCards, cache })
    // A post has the same card in all languages.
    const cardOf = (path: string) => translated.card(path) ?? card(path)
    pages += await prerender({ ...shared, ...translation, language, card: cardOf })
    log(`pages in ${language}, ${secondsSince(started)} s`)
  }
  const styleHashes = [...new Set([...styles.values()].map(styleHash))]
  // For hosts that cannot send headers.
  if (process.env['BLANK_PAGE_POLICY'] === 'meta')
    writePolicies(outDir, contentSecurityPolicy(hosted, styleHashes), entry.tdmHeaders({ base, siteUrl }))
  await writeSiteFiles({ ...context, rows, styleHashes })
  await buildWorker({ ...context, bundles })
  for (const { bundle } of bundles.slice(1)) rmSync(bundle, { recursive: true })
  writeFileSync(join(outDir, 'licenses.txt'), thirdPartyNotices(root, FONT_PACKS))
  const posts = Object.values(rows).flat().length
  writeFileSync(join(outDir, BUILD_FILE), JSON.stringify({ builtAt, posts, media: copies.figures }))
  log(`${pages} static pages, ${secondsSince(started)} s`)
  if (usesLegacyKey)
    log(
      'VITE_SUPABASE_ANON_KEY is a legacy key, which stops working at the end of 2026: use the publishable key.',
    )
  // Last, so that they are not overlooked.
  for (const note of [...notes, ...copies.notes]) log(note)
}

/** Bundles the site in a language for browsers and for Node. */
async function bundleLanguage(
  { root, mode, outDir, backendOrigin }: SiteOptions,
  language: Language,
): Promise<Pick<BuildContext, 'entry' | 'base'> & { bundle: string }> {
  const config = mergeConfig(siteConfig({ command: 'build', mode }, language), {
    root,
    mode,
    // Each build below would load the configuration file again, which takes two seconds.
    configFile: false,
    build: {
      ...(outDir !== undefined && { outDir, emptyOutDir: true }),
      copyPublicDir: language === ownLanguage,
    },
  })
  await build({ ...config, logLevel: 'warn' })
  const entry = await loadStaticEntry({ ...config, root })
  if (backendOrigin) entry.setServerOrigin(backendOrigin)
  const { base, build: output } = await resolveConfig(config, 'build', mode)
  return { entry, base, bundle: resolve(root, output.outDir) }
}

/** Returns the intake of commissions. Null for a site without inquiries, and if it cannot be read, which is told. */
async function readBuildIntake(
  entry: BuildContext['entry'],
  log: (line: string) => void,
): Promise<KnownIntake | null> {
  if (!entry.takesInquiries) return null
  try {
    return await entry.readIntake(new AbortController().signal)
  } catch (error) {
    log(`The intake of commissions could not be read, so pages do not say it: ${String(error)}`)
    return null
  }
}

/** Adds the files of another language's bundle to the build. Files that both have are equal, because their names contain a hash. */
function copyBundle(bundle: string, outDir: string) {
  for (const name of readdirSync(bundle))
    if (name !== 'index.html' && name !== '.vite')
      cpSync(join(bundle, name), join(outDir, name), { recursive: true })
}

/** Builds the demo with the rows of a backend. The caller closes the backend. */
export async function buildDemo(backend: Pick<Backend, 'middleware'>): Promise<void> {
  const api = await serveApi(backend)
  try {
    await buildSite({ root: process.cwd(), mode: DEMO_MODE, backendOrigin: api.url })
  } finally {
    await api.close()
  }
}

const secondsSince = (start: number): string => ((performance.now() - start) / 1000).toFixed(1)

/** Returns the cache folder of the social cards. Returns null if cards are disabled: pages then use the default card. */
function cardsCache({ cards, root }: SiteOptions, log: (line: string) => void): string | null {
  if (process.env['BLANK_PAGE_CARDS'] === 'off') {
    log('BLANK_PAGE_CARDS=off: all pages use the default social card.')
    return null
  }
  return cacheFolder(cards, join(root, CARDS_CACHE))
}

/** Returns the cache folder of a step. Null if the step is disabled. */
const cacheFolder = (option: { cache: string } | false | undefined, folder: string): string | null =>
  option === false ? null : (option?.cache ?? folder)

/** Returns false without a backend, or if `BLANK_PAGE_ROWS=off` is set. */
function shouldReadRows(
  mode: string,
  root: string,
  backendOrigin: string | undefined,
  log: (line: string) => void,
): boolean {
  if (process.env['BLANK_PAGE_ROWS'] === 'off') {
    log('BLANK_PAGE_ROWS=off: lists and details are rendered in the browser.')
    return false
  }
  const { embedded, configured } = buildEnv(mode, root)
  return embedded ? backendOrigin !== undefined : configured
}
