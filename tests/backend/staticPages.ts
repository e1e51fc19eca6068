// What anybody finds who reads a build as it stands on disk: no script runs, no server answers.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import * as v from 'valibot'
import { CARD, MAX_BYTES } from '../../scripts/social-cards/canvas.ts'
import { resolveAddress } from '../../scripts/hosting/resolveAddress.ts'
import { FALLBACK_FILE, NOT_FOUND_FILE } from '../../scripts/hosting/rules.ts'

/** Cloudflare Pages reads 2,000 characters of a line; the address of a project may add some. */
const LONGEST_HEADER = 1900
/** What stands where a row has no picture: nothing to hurry for. */
const DEFAULT_IMAGE = '/images/default-thumbnail.webp'
/** What the fonts may weigh that a page preloads, bytes. */
const FONT_BYTES = 100_000

/** Where the embedded backend serves pictures: no file of the build. */
export const STORED = '/storage/'

export interface StaticPage {
  /** As the address names it, below the base: `index.html` is `/`. */
  path: string
  document: Document
}

export interface StaticBuild {
  folder: string
  /** The site's public address, base path included, without a slash at its end. */
  siteUrl: string
  /** Every page but the two that stand for others. */
  pages: StaticPage[]
  /** Those two. */
  shells: StaticPage[]
}

/** Reads every HTML file of a build. */
export function readBuild(folder: string, siteUrl: string): StaticBuild {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
  const isShell = (file: string) => file === FALLBACK_FILE || file === NOT_FOUND_FILE
  const read = (file: string) => ({
    path: `/${file.replace(/(?:^index)?\.html$/, '')}`,
    document: new JSDOM(readFileSync(join(folder, file), 'utf8')).window.document,
  })
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

/** What `faultsOf` finds on each page, named by the page. */
const onEach = (pages: readonly StaticPage[], faultsOf: (page: StaticPage) => string[]) =>
  pages.flatMap((page) => faultsOf(page).map((fault) => `${page.path}: ${fault}`))

/** The file below the build's folder that an address of the site means; null for another site's, or one beside the base. */
function fileOf({ folder, siteUrl }: StaticBuild, address: string): string | null {
  return address.startsWith(`${siteUrl}/`)
    ? join(folder, decodeURI(new URL(address).pathname.slice(new URL(`${siteUrl}/`).pathname.length)))
    : null
}

/** Every file that a page asks for, as whole addresses. */
export function askedFiles({ siteUrl }: StaticBuild, { path, document }: StaticPage): string[] {
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
    .filter((address) => address !== '' && !/^(?:#|data:)/.test(address))
    .map((address) => new URL(address, siteUrl + path).href)
}

const graph = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(v.array(v.object({ '@type': v.string() })), v.minLength(2)),
})

/** What must be true of every build; each answers with its faults. */
export const promises: Record<string, (build: StaticBuild) => string[] | Promise<string[]>> = {
  'has a head of its own': ({ pages, siteUrl }) => {
    const titles = pages.map(({ document }) => document.title)
    return onEach(pages, ({ path, document }) => [
      ...(attribute(document, 'link[rel=canonical]', 'href') === siteUrl + path ? [] : ['canonical']),
      ...(content(document, 'og:url') === siteUrl + path ? [] : ['og:url']),
      ...(attribute(document, 'meta[name=description]', 'content') ? [] : ['description']),
      ...(document.querySelectorAll('title').length === 1 ? [] : ['title']),
      ...(titles.filter((title) => title === document.title).length === 1 ? [] : [document.title]),
      ...(document.querySelector('meta[name=robots]') ? ['robots'] : []),
      // There is one language.
      ...(document.querySelector('[hreflang]') ? ['hreflang'] : []),
      ...(attribute(document, 'meta[name=theme-color]', 'content').startsWith('#') ? [] : ['theme-color']),
    ])
  },

  'keeps the place of each picture, and asks for the first one in its head': ({ pages }) =>
    onEach(pages, ({ document }) => [
      ...[...document.querySelectorAll('img:not([width][height])')].map(({ outerHTML }) => outerHTML),
      ...all(document, 'img[fetchpriority=high]', 'src').filter(
        (src) =>
          !src.endsWith(DEFAULT_IMAGE) &&
          !document.head.querySelector('link[rel=preload][as=image][imagesrcset][fetchpriority=high]'),
      ),
    ]),

  'has its words': ({ pages }) =>
    onEach(pages, ({ document }) => {
      const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim())
      const words = document.querySelector('main')?.textContent.trim() ?? ''
      return headings.length === 1 && headings[0] && words.length > 20 ? [] : [headings.join(' | ')]
    }),

  'says what it is as data': ({ pages }) =>
    onEach(pages, ({ document }) => {
      const texts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      const valid = texts.every(({ textContent }) => v.is(graph, JSON.parse(textContent)))
      return texts.length === 1 && valid ? [] : ['structured data']
    }),

  'leads to pages and places that are there': ({ folder, siteUrl, pages, shells }) =>
    onEach([...pages, ...shells], ({ path, document }) =>
      all(document, 'a[href]', 'href').filter((href) => {
        if (href.startsWith('#')) return document.getElementById(decodeURIComponent(href.slice(1))) === null
        const { origin, pathname } = new URL(href, siteUrl + path)
        const { origin: own, pathname: base } = new URL(`${siteUrl}/`)
        if (origin !== own) return false
        if (!pathname.startsWith(base)) return true
        const answer = resolveAddress(folder, `/${pathname.slice(base.length)}`)
        return answer.kind !== 'file' || answer.status !== 200
      }),
    ),

  'asks for files and pictures that are there': (build) =>
    onEach([...build.pages, ...build.shells], (page) =>
      askedFiles(build, page).filter((address) => {
        if (new URL(address).pathname.startsWith(STORED)) return false
        const file = fileOf(build, address)
        return file === null || !existsSync(file)
      }),
    ),

  'preloads few bytes of fonts': (build) =>
    onEach(build.pages, ({ path, document }) => {
      const sizes = all(document, 'link[rel=preload][as=font]', 'href').map(
        (href) => statSync(fileOf(build, new URL(href, build.siteUrl + path).href) ?? '').size,
      )
      const bytes = sizes.reduce((sum, size) => sum + size, 0)
      return sizes.length > 0 && bytes <= FONT_BYTES ? [] : [`${bytes} bytes`]
    }),

  'has a card of its own that can be shown': async (build) => {
    const cards = build.pages.map(({ path, document }) => ({
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
      const fits = width === CARD.width && height === CARD.height && statSync(file).size < MAX_BYTES
      return [
        ...(fits ? [] : [`${path}: ${width} × ${height}`]),
        ...(twin ? [`${path}: card of ${twin}`] : []),
      ]
    })
    return (await Promise.all(faults)).flat()
  },

  'has headers of which Cloudflare Pages takes every line': ({ folder }) =>
    (readFileSync(join(folder, '_headers'), 'utf8').match(/.+/g) ?? []).filter(
      ({ length }) => length > LONGEST_HEADER,
    ),

  'holds nothing that the policy forbids': ({ folder, pages, shells }) => {
    const policy = readFileSync(join(folder, '_headers'), 'utf8')
    const isNamed = ({ textContent }: Element) =>
      policy.includes(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`)
    return onEach([...pages, ...shells], ({ document }) => [
      ...[...document.querySelectorAll('style, script:not([src], [type$="json"])')]
        .filter((inline) => !isNamed(inline))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      ...[...document.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
      ),
    ])
  },
}
