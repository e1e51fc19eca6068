import type { Page } from 'playwright/test'

/**
 * Returns the visible Korean syllables within `selector` that no loaded face of their family and weight contains, so that a
 * fallback font draws them.
 */
export function missingGlyphs(page: Page, selector = 'body'): Promise<string> {
  return page.evaluate((within) => {
    const nameOf = (family: string) => family.replaceAll(/["']/g, '').trim()
    const faces = [...document.fonts].map(({ family, weight, status, unicodeRange }) => ({
      family: nameOf(family),
      weight: Number(weight.replace('normal', '400')),
      hasCome: status === 'loaded',
      ranges: unicodeRange.split(',').map((range) => {
        const [first = '', last = first] = range.trim().slice(2).split('-')
        return [parseInt(first, 16), parseInt(last, 16)] as const
      }),
    }))
    const has = (face: (typeof faces)[number], point: number) =>
      face.ranges.some(([first, last]) => first <= point && point <= last)
    const isKorean = (face: (typeof faces)[number]) => face.ranges.some(([, last]) => last >= 0xac00)
    const families = new Set(faces.filter(isKorean).map(({ family }) => family))
    const missing = new Set<string>()
    const root = document.querySelector(within)
    const words = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let word = words?.nextNode(); word; word = words?.nextNode()) {
      const letters = word.textContent?.match(/[가-힣]/g)
      const isRendered = word.parentElement?.checkVisibility({
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
      if (!letters || !word.parentElement || !isRendered) continue
      const { fontFamily, fontWeight } = getComputedStyle(word.parentElement)
      // Text for screen readers only has a system font.
      if (fontFamily === 'sans-serif') continue
      const family = fontFamily
        .split(',')
        .map(nameOf)
        .find((name) => families.has(name))
      const all = faces.filter((face) => face.family === family)
      const boldest = Math.max(...all.map(({ weight }) => weight))
      const own = all.filter(
        ({ weight, hasCome }) => hasCome && weight === Math.min(boldest, Number(fontWeight)),
      )
      for (const letter of letters)
        if (!own.some((face) => has(face, letter.charCodeAt(0)))) missing.add(letter)
    }
    return [...missing].toSorted().join('')
  }, selector)
}
