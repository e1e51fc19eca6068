// Static pages are the build's own index.html, filled: the shell that Vite wrote, with what one page adds to it.
import { createHash } from 'node:crypto'
import { STATIC_STATE_ID, type StaticState } from '../../src/lib/staticState.ts'
import { WHOLE_STYLES } from '../../src/lib/staticMarks.ts'
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
  /** The addresses of its stylesheets in their order, the shell's first. */
  sheets: readonly string[]
  /** The address of all their rules in one sheet. */
  wholeStyles: string
  /** What its start asks for after the first frame. */
  scripts: readonly string[]
  /** What it was rendered from; as text, the address of the file that has it. */
  state: StaticState | string | null
}

const PRELOADS = /^(?:<link [^>]*>)+/
const SHELL_SHEETS = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g
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
const STYLE_PLACE = '<style></style>'

/** React's markup as what it wants preloaded and the rest. */
export function splitPreloads(markup: string): { preloads: string; body: string } {
  const preloads = PRELOADS.exec(markup)?.[0] ?? ''
  return { preloads, body: markup.slice(preloads.length) }
}

/** The shell filled with one page, all but its style. Throws when the shell lacks a place that a page needs. */
export function fillShell(shell: string, page: FilledPage): string {
  const { preloads, body } = splitPreloads(page.markup)
  const mark = page.hydratedAt === undefined ? '' : ` data-prerendered="${page.hydratedAt}"`
  const waiting = waitingScripts(shell, page.scripts)
  // The page's own words come last: whatever they hold, no pattern is looked for in them.
  return replaced(quietShell(shell), [
    [SHELL_START, `<script type="module" fetchpriority="low" ${NEXT_FILES}="${waiting.join(' ')}"`],
    ['<html lang="ko"', `<html lang="ko" data-world="${page.world}"`],
    [SHELL_THEME, `<meta name="theme-color" content="${page.themeColor}"`],
    [SHELL_TITLE, HEAD_PLACE],
    [SHELL_ROOT, `<div id="root"${mark}>${BODY_PLACE}`],
    [SHELL_NOSCRIPT, ''],
    ['</head>', `${STYLE_PLACE}${waitingSheets(page)}</head>`],
    [HEAD_PLACE, page.head + preloads],
    [BODY_PLACE, `${body}</div>${stateScript(page)}`],
  ])
}

/**
 * The shell without what would stand in the way of a page's own HTML and picture: its styles are in the page, its scripts give
 * way.
 */
const quietShell = (shell: string): string =>
  shell
    .replaceAll(SHELL_SHEETS, '')
    .replaceAll(SHELL_PRELOAD, '<link rel="modulepreload" fetchpriority="low"')

/** No script to a browser, which would fetch a `src`: `data-src` is asked for by `src/start.ts`. */
function stateScript({ state }: FilledPage): string {
  if (state === null) return ''
  const [place, content] =
    typeof state === 'string' ? [` data-src="${state}"`, ''] : ['', jsonForScript(state)]
  return `<script type="application/json" id="${STATIC_STATE_ID}"${place}>${content}</script>`
}

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

/**
 * Sheets that come later: disabled, and so not fetched. What the page's markup uses stands in the document, which paints a round
 * trip sooner; the whole comes after the first frame. The links of its parts stand by, for Vite asks for no stylesheet whose link
 * is there.
 */
function waitingSheets({ sheets, wholeStyles }: FilledPage): string {
  return [
    ...sheets.map((href) => waitingSheet(href)),
    waitingSheet(wholeStyles, WHOLE_STYLES),
    plainSheet(wholeStyles),
  ].join('')
}

const waitingSheet = (href: string, mark = ''): string =>
  `<link rel="stylesheet"${mark && ` ${mark}`} disabled crossorigin href="${href}">`

/** One that a browser without script takes as it comes. */
const plainSheet = (href: string): string => `<noscript><link rel="stylesheet" href="${href}"></noscript>`

/** A filled page with its style, the rules that its markup uses. */
export const fillStyle = (html: string, rules: string): string =>
  replaced(html, [[STYLE_PLACE, `<style>${rules}</style>`]])

/** What a content security policy names a page's style by. */
export const styleHash = (rules: string): string =>
  `sha256-${createHash('sha256').update(rules).digest('base64')}`

function replaced(shell: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  let html = shell
  for (const [place, text] of changes) {
    const next = html.replace(place, () => text)
    if (next === html) throw new Error(`The built index.html lacks ${String(place)}.`)
    html = next
  }
  return html
}
