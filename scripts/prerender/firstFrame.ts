// Of the rules that a page's markup uses those of its first frame, before anybody has touched it.
import { parse } from 'postcss'
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser'

/** What a hand or a key makes of an element; that it has focus is seen by the one rule for all. */
const TOUCHED = [':hover', ':active', ':focus-visible']

const KEYFRAMES = /keyframes$/i
const TRANSITION = /^(?:-webkit-)?transition/
const PRINTED = /^print$/

interface Stated {
  /** Whether an element of the page has the attribute with just this value, or may before the whole sheet comes. */
  (name: string, value: string): boolean
}

/** Whether an element's own part of a selector (what stands in its `:not()` or `:is()` is no part) can't be met yet. */
function isLater(node: Node, has: Stated): boolean {
  if (node.type === 'pseudo') return TOUCHED.includes(node.value)
  return node.type === 'attribute' && node.operator === '=' && !has(node.attribute, node.value ?? '')
}

/** A state alone belongs to every element. */
const isForAll = (selector: Selector): boolean => selector.every(({ type }) => type === 'pseudo')

const isOfFirstFrame = (selector: Selector, has: Stated): boolean =>
  isForAll(selector) || !selector.some((node) => isLater(node, has))

/**
 * The rules of a stylesheet that its page can show in its first frame; rules that it has emptied stay behind. They are for
 * screens alone, and move nothing: what would change comes with the whole sheet.
 */
export function firstFrameRules(css: string, has: Stated): string {
  const sheet = parse(css)
  sheet.walkAtRules('media', (rule) => void (PRINTED.test(rule.params) && rule.remove()))
  sheet.walkDecls(TRANSITION, (declaration) => void declaration.remove())
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && KEYFRAMES.test(rule.parent.name)) return
    const shown = selectorParser()
      .astSync(rule.selector)
      .nodes.filter((selector) => isOfFirstFrame(selector, has))
    if (shown.length === 0) rule.remove()
    else rule.selector = shown.join(',')
  })
  return sheet.toString()
}
