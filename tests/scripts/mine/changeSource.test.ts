import { expect, test } from 'vitest'
import { changeSource } from '../../../scripts/mine/changeSource.ts'

const source = `import { count } from './count'
/** Texts. */
export const home: Home = localized({
  title: { ko: '처음', en: 'Home' },
  design: { line: { ko: \`\${count}편\`, en: 'lines' }, 'more-lines': ['a'] },
} as const)
`

test('a site with one language gets its texts without those of the other', () => {
  expect(changeSource(source, ['en'])).toBe(
    source
      .replace("import { count } from './count'\n", '')
      .replace("{ ko: '처음', en: 'Home' }", "'Home'")
      .replace(/\{ ko: `.*`, en: 'lines' \}/, "'lines'"),
  )
})

test('other texts replace those of the sample by their path', () => {
  expect(changeSource(source, ['ko', 'en'], { 'design.line': '1', 'design.more-lines': '[]' })).toContain(
    "title: { ko: '처음', en: 'Home' },\n  design: { line: 1, 'more-lines': [] },",
  )
  expect(() => changeSource(source, ['ko'], { 'design.headline': '1' })).toThrow('design.headline')
})
