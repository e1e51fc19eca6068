// Static pages are the build's own index.html, filled: the shell that Vite wrote, with what one page adds to it.
import { createHash } from 'node:crypto'
import { FIRST_FACES, LATER_FACES } from '../../src/lib/laterFaces.ts'
import { STATIC_STATE_ID, type StaticState } from '../../src/lib/staticState.ts'
import { jsonForScript } from '../static/headHtml.ts'

/** What one page puts into the shell. */
export interface FilledPage {
  /** The page's path, by which the browser knows whether to hydrate; left out where it shall render anew. */
  hydratedAt?: string
  /** Title and tags. */
  head: string
  /** What React rendered, its preloads first. */
  markup: string
  /** The ground of the document before any script has run. */
  world: string
  /** What the browser colours its own bars with. */
  themeColor: string
  /** The font faces of its words, as its inline style begins with them. */
  firstFaces: string
  /** Its styles in their order, the shell's first. */
  styles: readonly Stylesheet[]
  /** The sheet of the font faces that its words do without. */
  laterFaces?: string
  /** What its start asks for after the first frame. */
  scripts: readonly string[]
  state: StaticState | null
}

export interface Stylesheet {
  href: string
  /** As much of it as stands in the page. */
  css: string
}

const PRELOADS = /^(?:<link [^>]*>)+/
const SHELL_SHEETS = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g
const SHELL_FONTS = /\s*<link[^>]*?\sas="font"[^>]*>/g
const SHELL_START = /<script type="module"(?=[^>]* src=)/
const SHELL_PRELOAD = /<link rel="modulepreload"/g
const SHELL_TITLE = /<title>[^<]*<\/title>/
const SHELL_ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/
/** The words that a page without static HTML has for a browser without script. */
const SHELL_NOSCRIPT = /\s*<noscript>\s*<p[\s\S]*?<\/noscript>/
const SHELL_THEME = /<meta name="theme-color" content="[^"]*"/

/** By this attribute the start (`src/start.ts`) knows the files that it asks for. */
const NEXT_FILES = 'data-next'

/** Where the page's words will stand; no text of a page holds them, for its `<` is escaped. */
const HEAD_PLACE = '<!--head-->'
const BODY_PLACE = '<!--body-->'

/** React's markup as what it wants preloaded and the rest. */
export function splitPreloads(markup: string): { preloads: string; body: string } {
  const preloads = PRELOADS.exec(markup)?.[0] ?? ''
  return { preloads, body: markup.slice(preloads.length) }
}

/** The shell filled with one page. Throws when the shell lacks a place that a page needs. */
export function fillShell(shell: string, page: FilledPage): string {
  const { preloads, body } = splitPreloads(page.markup)
  const mark = page.hydratedAt === undefined ? '' : ` data-prerendered="${page.hydratedAt}"`
  const state = page.state
    ? `<script type="application/json" id="${STATIC_STATE_ID}">${jsonForScript(page.state)}</script>`
    : ''
  const waiting = waitingScripts(shell, page.scripts)
  // The page's own words come last: whatever they hold, no pattern is looked for in them.
  return replaced(quietShell(shell), [
    [SHELL_START, `<script type="module" fetchpriority="low" ${NEXT_FILES}="${waiting.join(' ')}"`],
    ['<html lang="ko"', `<html lang="ko" data-world="${page.world}"`],
    [SHELL_THEME, `<meta name="theme-color" content="${page.themeColor}"`],
    [SHELL_TITLE, HEAD_PLACE],
    [SHELL_ROOT, `<div id="root"${mark}>${BODY_PLACE}`],
    [SHELL_NOSCRIPT, ''],
    ['</head>', `${inlineStyles(page)}${laterFaces(page.laterFaces)}</head>`],
    [HEAD_PLACE, page.head + preloads],
    [BODY_PLACE, `${body}</div>${state}`],
  ])
}

/**
 * The shell without what would stand in the way of a page's own HTML and picture: its styles are in the page, its scripts give
 * way, and fonts come after the first paint.
 */
const quietShell = (shell: string): string =>
  shell
    .replaceAll(SHELL_SHEETS, '')
    .replaceAll(SHELL_FONTS, '')
    .replaceAll(SHELL_PRELOAD, '<link rel="modulepreload" fetchpriority="low"')

/** The addresses of the styles that the shell links. */
export const shellStyles = (shell: string): string[] =>
  [...shell.matchAll(SHELL_SHEETS)].map(([, href = '']) => href)

/** The shell for pages that the build does not know: it preloads what starts the site. */
export function startShell(shell: string, scripts: readonly string[]): string {
  return replaced(shell, [['</head>', `${modulePreloads(shell, scripts)}</head>`]])
}

const waitingScripts = (shell: string, scripts: readonly string[]): string[] =>
  scripts.filter((href) => !shell.includes(`"${href}"`))

const modulePreloads = (shell: string, scripts: readonly string[]): string =>
  waitingScripts(shell, scripts)
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
    .join('')

const styleText = (firstFaces: string, styles: readonly Stylesheet[]) =>
  firstFaces + styles.map(({ css }) => css).join('')

/**
 * Styles in the document paint a round trip sooner. Their links stand by, disabled and so never fetched: Vite asks for no
 * stylesheet whose link is there.
 */
function inlineStyles({ firstFaces, styles }: Pick<FilledPage, 'firstFaces' | 'styles'>): string {
  const mark = firstFaces && ` ${FIRST_FACES}`
  const links = styles.map(({ href }) => `<link rel="stylesheet" disabled crossorigin href="${href}">`)
  return `<style${mark}>${styleText(firstFaces, styles)}</style>${links.join('')}`
}

const laterFaces = (href: string | undefined): string =>
  href ? `<link rel="stylesheet" ${LATER_FACES} disabled crossorigin href="${href}">` : ''

/** What a content security policy names a page's inline styles by. */
export function styleHash(firstFaces: string, styles: readonly Stylesheet[]): string {
  return `sha256-${createHash('sha256').update(styleText(firstFaces, styles)).digest('base64')}`
}

function replaced(shell: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  let html = shell
  for (const [place, text] of changes) {
    const next = html.replace(place, () => text)
    if (next === html) throw new Error(`The built index.html lacks ${String(place)}.`)
    html = next
  }
  return html
}
