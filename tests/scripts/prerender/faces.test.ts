import { describe, expect, it } from 'vitest'
import { lettersOf, seenOn, seenOnAll, splitFaces, withoutFaces } from '../../../scripts/prerender/faces.ts'
import { codePoints } from '../../../scripts/fonts/ranges.ts'

const face = (family: string, range: string, src = 'url(/a.woff2)', weight = '400') =>
  `@font-face{font-family:${family};font-weight:${weight};src:${src};unicode-range:${range}}`

const first = face('Sans', 'U+20-7e,U+ac00')
const later = face('Sans', 'U+ac01')
const display = face("'Display'", 'U+20,U+ac00')
const bold = face('Sans', 'U+20,U+ac00', 'url(/b.woff2)', '700')
const unsaid = '@font-face{font-family:Read;src:url(/d.woff2);unicode-range:U+20}'
const system = face('Fallback', 'U+20,U+ac00-d7a3', 'local(Arial)')

describe('the font faces of a page', () => {
  const sheet = `a{b:c}${first}${later}${display}${bold}${unsaid}${system}`

  it('are at once the first ones of its fonts; the system’s stay, all others come later', () => {
    const seen = { 'Sans 400': 'a가', 'Sans 700': '각', 'Read 400': '나' }
    const { letters, ...sheets } = splitFaces(sheet, seen)
    expect(sheets).toEqual({ css: `a{b:c}${system}`, first: first + bold + unsaid, later: later + display })
    expect([...letters.keys()]).toEqual(['Sans 400', 'Sans 700', 'Read 400'])
    expect(letters.get('Sans 700')).toEqual(codePoints(' 가'))
  })

  it('are in none of the sheets of rules', () => {
    expect(withoutFaces(sheet)).toBe('a{b:c}')
  })

  it('are all where nobody has looked', () => {
    expect(splitFaces(sheet, undefined)).toMatchObject({ css: sheet, first: '', later: '' })
  })

  it('are told by all pages of one file together', () => {
    const views = { '/a': { Sans: '가' }, '/b': { Sans: '나', Display: '다' }, '/c': { Sans: '라' } }
    expect(seenOn(views, ['/a', '/b'])).toEqual({ Sans: '가나', Display: '다' })
    expect(seenOn(views, ['/d'])).toBeUndefined()
  })
})

describe('the letters of a page', () => {
  const kind = { 'Sans 400': '가나다마', 'Sans 600': '나다', 'Display 400': '다' }
  const all = { 'Sans 400': '가', 'Sans 600': '라' }

  it('are what was seen of it while it says the same', () => {
    const own = { 'Sans 400': '가나', 'Display 400': '다' }
    expect(lettersOf({ markup: { 'Sans 400': '나다' }, own, kind, all })).toBe(own)
  })

  it('are else those of its markup, of what stands around all pages, and in the fonts where its kind showed them', () => {
    const shown = lettersOf({ markup: { 'Sans 400': '나바' }, own: { 'Sans 400': '가나' }, kind, all })
    expect(Object.keys(shown).toSorted()).toEqual(['Display 400', 'Sans 400', 'Sans 600'])
    expect(codePoints(shown['Sans 400'] ?? '')).toEqual(codePoints('나바가'))
    expect(codePoints(shown['Sans 600'] ?? '')).toEqual(codePoints('라나'))
    expect(shown['Display 400']).toBe('')
  })

  it('around every page are those that all of them show', () => {
    const views = { '/a': { Sans: '가나', Display: '다' }, '/b': { Sans: '나라' } }
    expect(seenOnAll(views)).toEqual({ Sans: '나', Display: '' })
    expect(seenOnAll({})).toEqual({})
  })
})
