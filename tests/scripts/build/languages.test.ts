import { describe, expect, test } from 'vitest'
import { keepLanguage } from '../../../scripts/build/languages.ts'

const keep = (source: string) => keepLanguage('/src/content/sample/site.ts', source, 'en')

describe('a bundle contains the texts of the content in its language', () => {
  test.each([
    ["localized({ name: { ko: '빈', en: 'Blank' } })", "localized({ name: ('Blank') })"],
    ["{ ko: ['빈', '장'], en: [name, `${name}s`] } satisfies Texts", '([name, `${name}s`]) satisfies Texts'],
    ["[{ ko: '빈', en: 'a' }, { en: 'b', ko: '장' }]", "[('a'), ('b')]"],
  ])('%s', (source, result) => {
    expect(keep(`export default ${source}`)).toBe(`export default ${result}`)
  })

  test.each(["{ ko: '빈', en: 'Blank', key: 1 }", "{ title: '빈' }", "{ ko, ...rest, en: '' }"])(
    'other objects stay: %s',
    (source) => {
      expect(keep(`export default ${source}`)).toBe(`export default ${source}`)
    },
  )
})
