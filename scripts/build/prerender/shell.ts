// Fills the built index.html with the markup, head and files of a static page.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Beasties from 'beasties'
import { STATIC_STATE_ID, type StaticState } from '../../../src/lib/browser/staticState.ts'
import { jsonForScript } from '../../seo/headHtml.ts'

/** The parts of a page that are inserted into the shell. */
export interface FilledPage {
  /**
   * The page's address with the base path, and the query parameters that change its content. The browser hydrates only if these
   * match; without this property it always renders the page itself.
   */
  hydratedAt?: { address: string; query: readonly string[] }
  /** Title and tags. */
  head: string
  /** React's markup, which starts with preload links. */
  markup: string
  /** The document's theme before scripts run. */
  theme: string
  /** Value of `theme-color`. */
  themeColor: string
  /** Addresses of the page's scripts and stylesheets without those of the shell. */
  scripts: readonly string[]
  styles: readonly string[]
  /** The state that the page was rendered from. */
  state: StaticState | null
}

const PRELOADS = /^(?:<link [^>]*>)+/
const SHELL_TITLE = /<title>[^<]*<\/title>/
const SHELL_ROOT = '<div id="root"></div>'
/** The message for browsers without JavaScript. Only pages without static HTML need it. */
const SHELL_NOSCRIPT = /\s*<noscript>\s*<p[\s\S]*?<\/noscript>/
const SHELL_THEME = /<meta name="theme-color" content="[^"]*"/

/** Returns a script element with JSON. */
const dataElement = (id: string, data: object | null): string =>
  `<script type="application/json" id="${id}">${jsonForScript(data)}</script>`

/** Adds a script element with JSON to the shell, and so to every page. */
export function withData(shell: string, id: string, data: object | null): string {
  return replaceAll(shell, [[SHELL_ROOT, SHELL_ROOT + dataElement(id, data)]])
}

/** Splits React's markup into the preload links at its start and the rest. */
export function splitPreloads(markup: string): { preloads: string; body: string } {
  const preloads = PRELOADS.exec(markup)?.[0] ?? ''
  return { preloads, body: markup.slice(preloads.length) }
}

/** Fills the shell with a page. Throws if the shell lacks a required element. */
export function fillShell(shell: string, page: FilledPage): string {
  const { preloads, body } = splitPreloads(page.markup)
  const { hydratedAt } = page
  const prerendered = hydratedAt
    ? ` data-prerendered="${hydratedAt.address}" data-query="${hydratedAt.query.join(' ')}"`
    : ''
  const styles = page.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  const scripts = page.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
  return replaceAll(shell, [
    ['<html ', `<html data-theme="${page.theme}"${prerendered} `],
    [SHELL_THEME, `<meta name="theme-color" content="${page.themeColor}"`],
    ['</head>', `${[...styles, ...scripts].join('')}</head>`],
    [SHELL_NOSCRIPT, ''],
    [SHELL_TITLE, page.head + preloads],
    [SHELL_ROOT, `<div id="root">${body}</div>${stateElement(page)}`],
  ])
}

const STYLESHEET = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g
const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g
/** Font faces of first views, by file name (see `scripts/fonts/plan.ts`), and their metric-compatible fallbacks. */
const FIRST_FACE = /@font-face\{[^}]*(?:-first-|local\()[^}]*\}/g

/** Returns the CSS rules that a page's markup uses, and the font faces of first views. */
export async function criticalStyle(html: string, outDir: string, base: string): Promise<string> {
  const beasties = new Beasties({
    path: outDir,
    publicPath: base,
    preload: 'body',
    fonts: false,
    // Always kept: the overlay's rules, because its state may change before the stylesheets load, rules of the html element, which
    // beasties does not match, and those of the sentence about the language of posts, which only pages in another language have.
    allowRules: [/loading-/, /\bhtml\b/, /_language_/],
    logLevel: 'warn',
  })
  // Styles for browsers without JavaScript must not become part of the critical style.
  const withStyle = await beasties.process(html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, ''))
  const style = Array.from(withStyle.matchAll(STYLE_ELEMENT), ([, rules = '']) => rules).join('')
  const sheets = Array.from(html.matchAll(STYLESHEET), ([, href = '']) =>
    readFileSync(join(outDir, href.slice(base.length)), 'utf8'),
  )
  return sheets.flatMap((css) => css.match(FIRST_FACE) ?? []).join('') + style
}

/** Moves a page's stylesheets after its content, so they do not block the first paint, and adds the critical style. */
export function withCriticalStyle(html: string, style: string): string {
  const sheets = html.match(STYLESHEET) ?? []
  return replaceAll(html.replaceAll(STYLESHEET, ''), [
    ['</head>', `<style>${style}</style></head>`],
    ['</body>', `${sheets.join('')}</body>`],
  ])
}

/** Returns the source expression of a style element in the Content-Security-Policy. */
export const styleHash = (style: string): string =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`

function stateElement({ state }: FilledPage): string {
  return state === null ? '' : dataElement(STATIC_STATE_ID, state)
}

function replaceAll(shell: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  let html = shell
  for (const [pattern, text] of changes) {
    const next = html.replace(pattern, () => text)
    if (next === html) throw new Error(`The built index.html lacks ${String(pattern)}.`)
    html = next
  }
  return html
}
