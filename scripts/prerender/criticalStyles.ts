// The styles that stand in a page's HTML: of all its rules those that its static markup uses. The whole sheet comes after the
// first frame (`src/start.ts`).
import { PurgeCSS } from 'purgecss'
import { AWAITS_STYLES } from '../../src/lib/staticMarks.ts'
import { firstFrameRules } from './firstFrame.ts'

/** The attributes by which scripts say something on `html` before the whole sheet has come (`firstPaintScript.ts`). */
const SCRIPTS_ATTRIBUTES = ['data-motion-choice', 'data-below', 'data-start-failed']
/** Them, and what they say. */
const SAID_BY_SCRIPT = [...SCRIPTS_ATTRIBUTES, 'calm', 'still', 'waits']

const TAG = /<[a-z][^>]*>/g
const PAIR = / ([\w-]+)="([^"]*)"/g
const WORD = /[\w-]+/g
const VARIABLE = /var\((--[\w-]+)/g

const AWAITING = new RegExp(`<([a-z]+)[^>]* ${AWAITS_STYLES}(?:=|[ >])[^>]*>`)
/** What awaits the whole sheet; shown as it is where that may never come. Any other rule, and the sheet's own, is stronger. */
const AWAITS = `:where(html:not([data-start-failed]) [${AWAITS_STYLES}]){display:none}`

const EMPTY_RULE = /[^{};"']+\{\}/g

/** A minified stylesheet without rules that say nothing, and without what held nothing else. */
function withoutEmpty(css: string): string {
  const less = css.replace(EMPTY_RULE, '')
  return less === css ? css : withoutEmpty(less)
}

/** The markup of a page without what awaits the whole sheet. Throws when such an element has no end. */
function firstMarkup(markup: string): string {
  const start = AWAITING.exec(markup)
  if (!start) return markup
  const [own, name] = start
  const rest = markup.slice(start.index)
  let depth = 0
  for (const tag of rest.matchAll(new RegExp(`<(/?)${name}(?=[ >])`, 'g'))) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return markup.slice(0, start.index) + firstMarkup(rest.slice(tag.index))
  }
  throw new Error(`An element that awaits its styles has no end: ${own}`)
}

/** What a rule may name of a page: its elements, classes, ids and attributes. */
export class MarkupWords {
  readonly #words = new Set(SAID_BY_SCRIPT)
  readonly #pairs = new Set<string>()
  readonly #variables = new Set<string>()

  add(markup: string): void {
    for (const [tag] of firstMarkup(markup).matchAll(TAG)) {
      for (const [word] of tag.matchAll(WORD)) this.#words.add(word)
      for (const [, name = '', value = ''] of tag.matchAll(PAIR)) this.#pairs.add(`${name}=${value}`)
      for (const [, name = ''] of tag.matchAll(VARIABLE)) this.#variables.add(name)
    }
  }

  /** The rules of a stylesheet that what was added may use in its first frame; faces and what belongs to no element stay. */
  async rulesOf(css: string): Promise<string> {
    const [kept] = await new PurgeCSS().purge({
      content: [{ raw: [...this.#words].join(' '), extension: 'txt' }],
      css: [{ raw: css }],
      keyframes: true,
      variables: true,
      // A state alone belongs to every element.
      safelist: { standard: [/^:/], variables: [...this.#variables] },
    })
    if (!kept) throw new Error('There is no stylesheet.')
    const has = (name: string, value: string) =>
      SCRIPTS_ATTRIBUTES.includes(name) || this.#pairs.has(`${name}=${value}`)
    return withoutEmpty(firstFrameRules(kept.css, has)) + AWAITS
  }
}
