// Static pages are the build's own index.html with one page's markup, head and files put in.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Beasties from 'beasties'
import { STATIC_STATE_ID, type StaticState } from '../../../src/lib/browser/staticState.ts'
import { jsonForScript } from '../../seo/headHtml.ts'

/** What one page puts into the shell. */
export interface FilledPage {
  /**
   * The page's address, base path included, and the query parameters that ask for something else: by them the browser knows
   * whether to hydrate. Left out, it renders from scratch.
   */
  hydratedAt?: { address: string; query: readonly string[] }
  /** Title and tags. */
  head: string
  /** React's markup, preloads first. */
  markup: string
  /** The world of the document's ground before any script has run. */
  world: string
  /** Colour of the browser's own bars. */
  themeColor: string
  /** Addresses of the scripts and stylesheets that the page needs beside the shell's. */
  scripts: readonly string[]
  styles: readonly string[]
  /** What it was rendered from. */
  state: StaticState | null
}

const PRELOADS = /^(?:<link [^>]*>)+/
const SHELL_TITLE = /<title>[^<]*<\/title>/
const SHELL_ROOT = '<div id="root"></div>'
/** The message for browsers without script, which a page without static HTML needs. */
const SHELL_NOSCRIPT = /\s*<noscript>\s*<p[\s\S]*?<\/noscript>/
const SHELL_THEME = /<meta name="theme-color" content="[^"]*"/

/** React's markup split into the preload links at its start and the rest. */
export function splitPreloads(markup: string): { preloads: string; body: string } {
  const preloads = PRELOADS.exec(markup)?.[0] ?? ''
  return { preloads, body: markup.slice(preloads.length) }
}

/** The shell filled with one page. Throws when the shell lacks a place that a page needs. */
export function fillShell(shell: string, page: FilledPage): string {
  const { preloads, body } = splitPreloads(page.markup)
  const { hydratedAt } = page
  const prerendered = hydratedAt
    ? ` data-prerendered="${hydratedAt.address}" data-query="${hydratedAt.query.join(' ')}"`
    : ''
  const styles = page.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
  const scripts = page.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
  return replaced(shell, [
    ['<html lang="ko"', `<html lang="ko" data-world="${page.world}"${prerendered}`],
    [SHELL_THEME, `<meta name="theme-color" content="${page.themeColor}"`],
    ['</head>', `${[...styles, ...scripts].join('')}</head>`],
    [SHELL_NOSCRIPT, ''],
    [SHELL_TITLE, page.head + preloads],
    [SHELL_ROOT, `<div id="root">${body}</div>${stateScript(page)}`],
  ])
}

const STYLESHEET = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g
const STYLE_ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g
/** The faces of the first views, by the names of their files (`scripts/fonts/plan.ts`), and the fallbacks of the same metrics. */
const FIRST_FACE = /@font-face\{[^}]*(?:-first-|local\()[^}]*\}/g

/**
 * Returns the rules of a page's stylesheets that its markup uses, with the font faces of the first views. The site's folder is
 * `outDir`, its base path `base`.
 */
export async function criticalStyle(html: string, outDir: string, base: string): Promise<string> {
  const beasties = new Beasties({
    path: outDir,
    publicPath: base,
    preload: 'body',
    fonts: false,
    // Kept in any case: the overlay in every state that it may take before the stylesheets have come, and what beasties does not
    // match, rules of the document itself.
    allowRules: [/loading-/, /\bhtml\b/],
    logLevel: 'warn',
  })
  // What is for browsers without script alone must not become a rule of the page.
  const withStyle = await beasties.process(html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, ''))
  const style = Array.from(withStyle.matchAll(STYLE_ELEMENT), ([, rules = '']) => rules).join('')
  const sheets = Array.from(html.matchAll(STYLESHEET), ([, href = '']) =>
    readFileSync(join(outDir, href.slice(base.length)), 'utf8'),
  )
  return sheets.flatMap((css) => css.match(FIRST_FACE) ?? []).join('') + style
}

/** A page with its critical style in the head, and its stylesheets after its content, where they do not hold up the first paint. */
export function withCriticalStyle(html: string, style: string): string {
  const sheets = html.match(STYLESHEET) ?? []
  return replaced(html.replaceAll(STYLESHEET, ''), [
    ['</head>', `<style>${style}</style></head>`],
    ['</body>', `${sheets.join('')}</body>`],
  ])
}

/** The source by which a Content-Security-Policy allows a style element. */
export const styleHash = (style: string): string =>
  `sha256-${createHash('sha256').update(style).digest('base64')}`

function stateScript({ state }: FilledPage): string {
  if (state === null) return ''
  return `<script type="application/json" id="${STATIC_STATE_ID}">${jsonForScript(state)}</script>`
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
