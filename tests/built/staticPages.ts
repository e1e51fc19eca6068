// Checks of a build's files on disk, without running scripts or a server.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { CARD_SIZE, SAFE_AREA } from '@/config/socialCard'
import { MAX_BYTES } from '../../scripts/social-cards/cardSpec.ts'
import { resolveAddress } from '../../scripts/hosting/resolveAddress.ts'
import { FALLBACK_FILE, NOT_FOUND_FILE } from '../../scripts/hosting/rules.ts'

/** Cloudflare Pages limits a header line to 2,000 characters; a project's URL may add some. */
const MAX_HEADER_LENGTH = 1900
/** Placeholder of rows without a picture. It is not preloaded. */
const DEFAULT_IMAGE = '/images/default-thumbnail.webp'
/** Maximum size of the fonts that a page preloads, in bytes. */
const MAX_FONT_BYTES = 100_000

/** Path of the embedded backend's pictures, which are not files of the build. */
export const STORED = '/storage/'

export interface StaticPage {
  /** Path below the base: `index.html` is `/`. */
  path: string
  /** Start of the path in another language than the site's own: `/en`, otherwise empty. */
  folder: string
  /** Whether the page shows a row. */
  isDetail: boolean
  document: Document
}

export interface StaticBuild {
  folder: string
  /** The site's public URL with base path, without a trailing slash. */
  siteUrl: string
  /** Every page in all languages, except the shells. */
  pages: StaticPage[]
  /** The fallback page and the 404 page. */
  shells: StaticPage[]
}

/** Reads every HTML file of a build. */
export function readBuild(folder: string, siteUrl: string): StaticBuild {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
  const isShell = (file: string) => [FALLBACK_FILE, NOT_FOUND_FILE].includes(basename(file))
  const read = (file: string) => {
    const path = `/${file.replace(/(?:^index)?\.html$/, '')}`
    return {
      path,
      folder: /^\/(?:ko|en)(?=\/|$)/.exec(path)?.[0] ?? '',
      isDetail: /\/view\//i.test(path),
      document: new JSDOM(readFileSync(join(folder, file), 'utf8')).window.document,
    }
  }
  return {
    folder,
    siteUrl,
    pages: files.filter((file) => !isShell(file)).map(read),
    shells: files.filter(isShell).map(read),
  }
}

export const attribute = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? ''

const all = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')

const content = (document: Document, property: string) =>
  attribute(document, `meta[property="${property}"]`, 'content')

/** Runs `faultsOf` on each page. Prefixes its results with the page's path. */
const checkEach = (pages: readonly StaticPage[], faultsOf: (page: StaticPage) => string[]) =>
  pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`))

/** Returns the build file of a URL, or null for other sites and paths outside the base. */
function fileOf({ folder, siteUrl }: StaticBuild, url: string): string | null {
  return url.startsWith(`${siteUrl}/`)
    ? join(folder, decodeURI(new URL(url).pathname.slice(new URL(`${siteUrl}/`).pathname.length)))
    : null
}

/** Returns the absolute URLs of all files that a page requests. */
export function requestedFiles({ siteUrl }: StaticBuild, { path, document }: StaticPage): string[] {
  const sources = 'link[href]:not([rel=canonical], [rel=alternate])'
  return [
    ...all(document, sources, 'href'),
    ...all(document, 'script[src], img[src], source[src], video[src]', 'src'),
    ...all(document, 'video[poster]', 'poster'),
    ...all(document, 'use[href]', 'href'),
    ...[...all(document, '[srcset]', 'srcset'), ...all(document, 'link[imagesrcset]', 'imagesrcset')].flatMap(
      (set) => set.split(/,\s+/).map((candidate) => candidate.trim().split(' ', 1)[0] ?? ''),
    ),
  ]
    .filter((url) => url !== '' && !/^(?:#|data:)/.test(url))
    .map((url) => new URL(url, siteUrl + path).href)
}

const graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(v.array(v.object({ '@type': v.string() })), v.minLength(2)),
})

/** Returns a page's canonical URL: rows have one for all languages. */
const canonical = (siteUrl: string, path: string, folder: string, isDetail: boolean) =>
  siteUrl + (isDetail ? path.slice(folder.length) : path)

/** Checks that every build must pass. Each returns its faults. */
export const checks = {
  'has its own head': ({ pages, siteUrl }) => {
    const titles = pages.map(({ document, folder }) => folder + document.title)
    const languages = new Set(pages.map(({ folder }) => folder)).size
    const indexed = pages.filter(({ path }) => !path.endsWith(paths.receipt))
    return checkEach(indexed, ({ path, folder, isDetail, document }) => [
      ...(attribute(document, 'link[rel=canonical]', 'href') === canonical(siteUrl, path, folder, isDetail)
        ? []
        : ['canonical']),
      ...(content(document, 'og:url') === canonical(siteUrl, path, folder, isDetail) ? [] : ['og:url']),
      ...(attribute(document, 'meta[name=description]', 'content') ? [] : ['description']),
      ...(document.querySelectorAll('title').length === 1 ? [] : ['title']),
      ...(titles.filter((title) => title === folder + document.title).length === 1 ? [] : [document.title]),
      ...(document.querySelector('meta[name=robots]') ? ['robots'] : []),
      // Pages of rows are not translated.
      ...(document.head.querySelectorAll('link[hreflang]:not([type], [hreflang=x-default])').length ===
      (isDetail || languages === 1 ? 0 : languages)
        ? []
        : ['hreflang']),
      ...(attribute(document, 'meta[name=theme-color]', 'content').startsWith('#') ? [] : ['theme-color']),
    ])
  },

  'reserves space for each picture and preloads the first one': ({ pages }) =>
    checkEach(pages, ({ document }) => [
      ...[...document.querySelectorAll('img:not([width][height])')].map(({ outerHTML }) => outerHTML),
      ...all(document, 'img[fetchpriority=high]', 'src').filter(
        (src) =>
          !src.endsWith(DEFAULT_IMAGE) &&
          !document.head.querySelector(
            'link[rel=preload][as=image]:is([imagesrcset], [href])[fetchpriority=high]',
          ),
      ),
    ]),

  'contains its heading and text': ({ pages }) =>
    checkEach(pages, ({ document }) => {
      const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim())
      const words = document.querySelector('main')?.textContent.trim() ?? ''
      return headings.length === 1 && headings[0] && words.length > 20 ? [] : [headings.join(' | ')]
    }),

  'has pictures with alternative texts': ({ pages, shells }) =>
    checkEach([...pages, ...shells], ({ document }) =>
      [...document.querySelectorAll('img:not([alt])')].map(({ outerHTML }) => outerHTML),
    ),

  'has structured data': ({ pages }) =>
    checkEach(pages, ({ document }) => {
      const texts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      const valid = texts.every(({ textContent }) => v.is(graph, JSON.parse(textContent)))
      return texts.length === 1 && valid ? [] : ['structured data']
    }),

  'links to existing pages and anchors': ({ folder, siteUrl, pages, shells }) =>
    checkEach([...pages, ...shells], ({ path, document }) =>
      all(document, 'a[href]', 'href').filter((href) => {
        if (href.startsWith('#')) return document.getElementById(decodeURIComponent(href.slice(1))) === null
        const { origin, pathname } = new URL(href, siteUrl + path)
        const { origin: own, pathname: base } = new URL(`${siteUrl}/`)
        if (origin !== own) return false
        if (!pathname.startsWith(base)) return true
        const target = resolveAddress(folder, `/${pathname.slice(base.length)}`)
        return target.kind !== 'file' || target.status !== 200
      }),
    ),

  'requests only existing files and pictures': (build) =>
    checkEach([...build.pages, ...build.shells], (page) =>
      requestedFiles(build, page).filter((url) => {
        if (new URL(url).pathname.startsWith(STORED)) return false
        const file = fileOf(build, url)
        return file === null || !existsSync(file)
      }),
    ),

  'preloads few bytes of fonts': (build) =>
    checkEach(build.pages, ({ path, document }) => {
      const sizes = all(document, 'link[rel=preload][as=font]', 'href').map(
        (href) => statSync(fileOf(build, new URL(href, build.siteUrl + path).href) ?? '').size,
      )
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      return sizes.length > 0 && bytes <= MAX_FONT_BYTES ? [] : [`${bytes} bytes`]
    }),

  'has its own valid social card': async (build) => {
    // A row has one card in all languages.
    const withOwnCard = build.pages.filter(({ folder, isDetail }) => folder === '' || !isDetail)
    const cards = withOwnCard.map(({ path, document }) => ({
      path,
      card: content(document, 'og:image'),
      twitter: attribute(document, 'meta[name="twitter:image"]', 'content'),
    }))
    const seen = new Map<string, string>()
    const faults = cards.map(async ({ path, card, twitter }) => {
      const twin = seen.get(card)
      seen.set(card, path)
      const file = fileOf(build, card)
      if (file === null || !existsSync(file) || twitter !== card) return [`${path}: ${card}`]
      const { width, height } = await sharp(file).metadata()
      const fits = width === CARD_SIZE.width && height === CARD_SIZE.height && statSync(file).size < MAX_BYTES
      const { channels } = await sharp(await sharp(file).extract(SAFE_AREA).toBuffer()).stats()
      return [
        // Nothing is drawn where all pixels are alike.
        ...(channels.some(({ stdev }) => stdev > 8) ? [] : [`${path}: empty card`]),
        ...(fits ? [] : [`${path}: ${width} × ${height}`]),
        ...(twin ? [`${path}: card of ${twin}`] : []),
      ]
    })
    return (await Promise.all(faults)).flat()
  },

  'has headers within the limits of Cloudflare Pages': ({ folder }) =>
    (readFileSync(join(folder, '_headers'), 'utf8').match(/.+/g) ?? []).filter(
      ({ length }) => length > MAX_HEADER_LENGTH,
    ),

  'complies with the content security policy': ({ folder, pages, shells }) => {
    const policy = readFileSync(join(folder, '_headers'), 'utf8')
    const isAllowed = ({ textContent }: Element) =>
      policy.includes(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`)
    return checkEach([...pages, ...shells], ({ document }) => [
      ...[...document.querySelectorAll('style, script:not([src], [type$="json"])')]
        .filter((inline) => !isAllowed(inline))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      ...[...document.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
      ),
    ])
  },
} satisfies Record<string, (build: StaticBuild) => string[] | Promise<string[]>>
