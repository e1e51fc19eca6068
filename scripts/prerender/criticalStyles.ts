// The styles that stand in a page's HTML: of all its rules those that its static markup uses. The whole sheet comes after the
// first frame (`src/start.ts`).
import { PurgeCSS } from 'purgecss'
import { firstFrameRules } from './firstFrame.ts'

/** The attributes by which scripts say something on `html` before the whole sheet has come (`firstPaintScript.ts`). */
const SCRIPTS_ATTRIBUTES = ['data-motion-choice', 'data-below', 'data-start-failed']
/** Them, and what they say. */
const SAID_BY_SCRIPT = [...SCRIPTS_ATTRIBUTES, 'calm', 'still', 'waits']

const TAG = /<[a-z][^>]*>/g
const PAIR = / ([\w-]+)="([^"]*)"/g
const WORD = /[\w-]+/g
const VARIABLE = /var\((--[\w-]+)/g

const EMPTY_RULE = /[^{};"']+\{\}/g

/** A minified stylesheet without rules that say nothing, and without what held nothing else. */
function withoutEmpty(css: string): string {
  const less = css.replace(EMPTY_RULE, '')
  return less === css ? css : withoutEmpty(less)
}

/** What a rule may name of a page: its elements, classes, ids and attributes. */
export class MarkupWords {
  readonly #words = new Set(SAID_BY_SCRIPT)
  readonly #pairs = new Set<string>()
  readonly #variables = new Set<string>()

  add(markup: string): void {
    for (const [tag] of markup.matchAll(TAG)) {
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
    return withoutEmpty(firstFrameRules(kept.css, has))
  }
}
