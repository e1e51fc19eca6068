import { plainLine } from '../seo/plainText.ts'
import type { CardSpec } from './cardSpec.ts'
import { signsOf } from './fonts.ts'
import type { Studio } from './studio.tsx'

/** For a title of which nothing can be drawn. */
const NAMELESS = '제목 없음'

/** A fact is a name or a number; anything longer would push the others off the card. */
const FACT_LENGTH = 24

/** What is joined to an emoji (👩 + 🎨): the typesetter knows the parts alone, so the first of them stands for the whole. */
const JOINED = /\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?/gu

const shortened = (fact: string): string => {
  const signs = signsOf(fact)
  return signs.length > FACT_LENGTH ? `${signs.slice(0, FACT_LENGTH).join('')}…` : fact
}

/** A card whose words can all be drawn: one line each, without control characters and signs that no font here has. */
export async function withDrawableWords(spec: CardSpec, studio: Studio): Promise<CardSpec> {
  const missing = await studio.undrawable(plainLine(JSON.stringify(Object.values(spec))))
  const drawable = (text: string): string =>
    signsOf(plainLine(text).replaceAll(JOINED, ''))
      .filter((sign) => ![...missing].some((part) => sign.includes(part)))
      .join('')
      .trim()
  const title = (text: string): string => drawable(text) || NAMELESS
  switch (spec.kind) {
    case 'photo':
      return {
        ...spec,
        title: title(spec.title),
        facts: spec.facts.map((fact) => shortened(drawable(fact))).filter(Boolean),
      }
    case 'case':
    case 'favorite':
    case 'fanart':
      return {
        ...spec,
        title: title(spec.title),
        line: drawable(spec.line),
        sentence: drawable(spec.sentence),
      }
    default:
      // The site's own words, which its fonts are chosen for.
      return spec
  }
}
