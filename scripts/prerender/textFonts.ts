// In which font each text of a page's markup stands, as far as its stylesheets say without a browser: of rules for other
// screens and states all are taken, so that a text may be said to stand in two.
import { parse, type Declaration } from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'
import { HEDVIG, MYUNG, GOWUN, PRETENDARD } from '../fonts/families.ts'
import type { Text } from '../fonts/shown.ts'

/** An element as one part of a selector names it; states and attributes are taken as given. */
interface Part {
  tag: string
  classes: readonly string[]
}

interface FontRule {
  element: Part
  /** What it stands in. */
  within: readonly Part[]
  family: string | undefined
  weight: number | undefined
}

/** Rules by the class of their element, or its tag where it has none. */
export type FontRules = ReadonlyMap<string, readonly FontRule[]>

const [SANS = '', READ = ''] = [PRETENDARD, GOWUN].map(([of]) => of?.family)
/** The first family of each stack of `tokens/_type.scss`. */
const FAMILIES: Readonly<Record<string, string>> = {
  sans: SANS,
  display: HEDVIG.family,
  korean: MYUNG.family,
  read: READ,
}
const STACK = /var\(--font-(\w+)\)/
const BOLD = 700
const NORMAL = 400
const WEIGHT = /(?:^|\s)([1-9]\d\d)(?=\s|$)/

/** What a declaration says of the family and the weight. */
function saidBy({ prop, value }: Declaration): Pick<FontRule, 'family' | 'weight'> {
  const family = FAMILIES[STACK.exec(value)?.[1] ?? '']
  const number = WEIGHT.exec(value)?.[1]
  const weight = /\bbold\b/.test(value) ? BOLD : Number(number ?? NORMAL)
  if (prop === 'font-family') return { family, weight: undefined }
  if (prop === 'font-weight') return { family: undefined, weight: value === 'inherit' ? undefined : weight }
  // The short form without a family is `inherit` or a property of its own.
  return { family, weight: family === undefined ? undefined : weight }
}

/** The parts of a selector; undefined where it speaks of no element, or of any. */
function partsOf(selector: Selector): Pick<FontRule, 'element' | 'within'> | undefined {
  const within: Part[] = []
  let [tag, classes]: [string, string[]] = ['', []]
  for (const node of selector.nodes) {
    if (node.type === 'pseudo' && node.value.startsWith('::')) return undefined
    if (node.type === 'tag') tag = node.value
    if (node.type === 'class') classes.push(node.value)
    if (node.type !== 'combinator') continue
    // What stands beside holds nothing.
    if (!/[+~]/.test(node.value) && (tag || classes.length > 0)) within.push({ tag, classes })
    ;[tag, classes] = ['', []]
  }
  return tag || classes.length > 0 ? { element: { tag, classes }, within } : undefined
}

/** The rules of a stylesheet that say in which font something stands. */
export function fontRules(css: string): FontRules {
  const rules = new Map<string, FontRule[]>()
  parse(css).walkDecls(/^font(?:-family|-weight)?$/, (declaration) => {
    const { parent } = declaration
    const said = saidBy(declaration)
    if (parent?.type !== 'rule' || !('selector' in parent) || (!said.family && !said.weight)) return
    for (const selector of selectorParser().astSync(parent.selector).nodes) {
      const parts = partsOf(selector)
      if (!parts) continue
      const key = parts.element.classes.at(-1) ?? parts.element.tag
      rules.set(key, [...(rules.get(key) ?? []), { ...parts, ...said }])
    }
  })
  return rules
}

interface Element extends Part {
  families: ReadonlySet<string>
  weights: ReadonlySet<number>
}

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:\s[^>]*)?)>|([^<]+)/gi
const CLASS = /\sclass="([^"]*)"/
const ENTITY = /&[#\w]+;/g
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const SILENT = new Set(['script', 'style', 'template', 'noscript'])
/** Bold by the browser's own styles. */
const STRONG = /^(?:h[1-6]|b|strong|th)$/

const isOne = ({ tag, classes }: Part, element: Part): boolean =>
  (tag === '' || tag === element.tag) && classes.every((name) => element.classes.includes(name))

/** An element in what it stands in, outermost first, with the fonts that its text may have. */
function elementIn(outer: readonly Element[], own: Part, rules: FontRules): Element {
  const matching = [...own.classes, own.tag]
    .flatMap((key) => rules.get(key) ?? [])
    .filter(
      ({ element, within }) =>
        isOne(element, own) && within.every((part) => outer.some((each) => isOne(part, each))),
    )
  const families = new Set(matching.flatMap(({ family }) => family ?? []))
  const weights = new Set(matching.flatMap(({ weight }) => weight ?? []))
  if (weights.size === 0 && STRONG.test(own.tag)) weights.add(BOLD)
  const parent = outer.at(-1)
  return {
    ...own,
    families: families.size > 0 ? families : (parent?.families ?? new Set([SANS])),
    weights: weights.size > 0 ? weights : (parent?.weights ?? new Set([NORMAL])),
  }
}

/** The texts of a page's markup, as React writes it, each in every font that it may stand in. */
export function textsOf(markup: string, rules: FontRules): Text[] {
  const open: Element[] = []
  const texts: Text[] = []
  for (const [, slash, name = '', attributes = '', said] of markup.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (slash)
      open.length = Math.max(
        0,
        open.findLastIndex((each) => each.tag === tag),
      )
    else if (tag && !VOID.has(tag))
      open.push(elementIn(open, { tag, classes: CLASS.exec(attributes)?.[1]?.split(' ') ?? [] }, rules))
    const element = open.at(-1)
    if (said === undefined || !element || open.some((each) => SILENT.has(each.tag))) continue
    const text = said.replaceAll(ENTITY, '')
    for (const family of element.families)
      for (const weight of element.weights) texts.push({ family, weight, text })
  }
  return texts
}
