import type { AcceptedPlugin, AtRule, Rule } from 'postcss'

/** A media feature, and the pages on which it holds instead. `:where` weighs nothing: the cascade stays as it was. */
const CHOICES: readonly (readonly [feature: RegExp, choice: string])[] = [
  [/^\(prefers-reduced-motion: ?no-preference\)$/, ':where([data-motion-choice=full])'],
  [
    /^\(prefers-reduced-motion(: ?reduce)?\)$/,
    ':where([data-motion-choice=calm],[data-motion-choice=still])',
  ],
]

/** A selector that begins with the element that carries the choice. */
const AT_ROOT = /^(html|:root)(?![\w-])/

/** The same selector, on pages of a choice alone. */
function within(selector: string, choice: string): string {
  if (AT_ROOT.test(selector)) return selector.replace(AT_ROOT, `$1${choice}`)
  return selector.startsWith('::view-transition') ? choice + selector : `${choice} ${selector}`
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

/** Puts the visitor's choice in the place of the system's wish. Throws at a query that it can't take apart. */
function chooseFor(media: AtRule) {
  if (!media.params.includes('prefers-reduced-motion')) return
  const parts = media.params.split(/ and /)
  const wishes = parts.flatMap((part) => CHOICES.filter(([feature]) => feature.test(part.trim())))
  const others = parts.filter((part) => !part.includes('prefers-reduced-motion'))
  const [wish] = wishes
  if (!wish || wishes.length > 1 || others.length + 1 < parts.length)
    throw media.error(`“${media.params}” asks for motion in a way that no choice stands for.`)
  media.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = rule.selectors.map((selector) => within(selector, wish[1]))
  })
  if (others.length > 0) media.params = others.join(' and ')
  else media.replaceWith(media.nodes ?? [])
}

/**
 * PostCSS plugin: `@media (prefers-reduced-motion: …)` of every stylesheet, packages' too, reads `html[data-motion-choice]`
 * instead (decisions §11). Sheets are written as for any site; nothing of them asks the system.
 */
export const choiceForMedia: AcceptedPlugin = {
  postcssPlugin: 'blank-page-motion-choice',
  AtRule: { media: chooseFor },
}
