import { describe, expect, it } from 'vitest'
import { seenOn, splitFaces } from '../../../scripts/prerender/faces.ts'

const face = (family: string, range: string, src = 'url(/a.woff2)') =>
  `@font-face{font-family:${family};src:${src};unicode-range:${range}}`

const latin = face('Sans', 'U+20-7e')
const shown = face('Sans', 'U+ac00-ac01')
const other = face('Sans', 'U+b000')
const display = face("'Display'", 'U+ac00')
const system = face('Fallback', 'U+ac00-d7a3', 'local(Arial)')

describe('the font faces of a page', () => {
  const sheet = `a{b:c}${latin}${shown}${other}${display}${system}`

  it('are those of its own letters by family, Latin and the system’s; the others come later', () => {
    expect(splitFaces(sheet, { Sans: '각', Display: '나' })).toEqual({
      css: `a{b:c}${latin}${shown}${system}`,
      later: other + display,
    })
  })

  it('are all where nobody has looked', () => {
    expect(splitFaces(sheet, undefined)).toEqual({ css: sheet, later: '' })
  })

  it('are told by all pages of one file together', () => {
    const views = { '/a': { Sans: '가' }, '/b': { Sans: '나', Display: '다' }, '/c': { Sans: '라' } }
    expect(seenOn(views, ['/a', '/b'])).toEqual({ Sans: '가나', Display: '다' })
    expect(seenOn(views, ['/d'])).toBeUndefined()
  })
})
