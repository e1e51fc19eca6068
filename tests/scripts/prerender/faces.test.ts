import { describe, expect, it } from 'vitest'
import { seenOn, splitFaces, withoutFaces } from '../../../scripts/prerender/faces.ts'

const face = (family: string, range: string, src = 'url(/a.woff2)', weight = '400') =>
  `@font-face{font-family:${family};font-weight:${weight};src:${src};unicode-range:${range}}`

const latin = face('Sans', 'U+20-7e')
const shown = face('Sans', 'U+ac00-ac01')
const other = face('Sans', 'U+b000')
const display = face("'Display'", 'U+ac00')
const bold = face('Sans', 'U+ac00', 'url(/b.woff2)', '700')
const shownBold = face('Sans', 'U+ac01', 'url(/c.woff2)', '700')
const unsaid = '@font-face{font-family:Sans;src:url(/d.woff2);unicode-range:U+ac00}'
const system = face('Fallback', 'U+ac00-d7a3', 'local(Arial)')

describe('the font faces of a page', () => {
  const sheet = `a{b:c}${latin}${shown}${other}${display}${bold}${shownBold}${unsaid}${system}`

  it('are first those of its own letters by family and weight; the system’s stay, the others come later', () => {
    expect(splitFaces(sheet, { 'Sans 400': 'a가', 'Sans 700': '각', 'Display 400': '나' })).toEqual({
      css: `a{b:c}${system}`,
      first: latin + shown + shownBold + unsaid,
      later: other + display + bold,
    })
  })

  it('are in none of the sheets of rules', () => {
    expect(withoutFaces(sheet)).toBe('a{b:c}')
  })

  it('are all where nobody has looked', () => {
    expect(splitFaces(sheet, undefined)).toEqual({ css: sheet, first: '', later: '' })
  })

  it('are told by all pages of one file together', () => {
    const views = { '/a': { Sans: '가' }, '/b': { Sans: '나', Display: '다' }, '/c': { Sans: '라' } }
    expect(seenOn(views, ['/a', '/b'])).toEqual({ Sans: '가나', Display: '다' })
    expect(seenOn(views, ['/d'])).toBeUndefined()
  })
})
