// @vitest-environment node
import { initCompiler } from 'sass-embedded'
import { afterAll, expect, it } from 'vitest'
import { atLeast, below, BREAKPOINT_PX, TALL_VIEW } from '@/config/breakpoints'

const compiler = initCompiler()
afterAll(() => compiler.dispose())

/** The media query that a mixin of the breakpoints' sheet prints. */
function query(mixin: string): string | undefined {
  const { css } = compiler.compileString(`@use 'breakpoints' as *; @include ${mixin} { a { b: c } }`, {
    loadPaths: ['src/styles/mixins'],
  })
  return /@media (.+) \{/.exec(css)?.[1]
}

const names = ['mobile', 'tablet', 'desktop', 'laptop', 'wide'] as const

it('knows every breakpoint of the script', () => {
  expect(Object.keys(BREAKPOINT_PX)).toEqual(names)
})

it.each(names)('has %s begin at the same pixel in script and CSS', (name) => {
  expect(query(`up(${name})`)).toBe(atLeast(name))
})

it.each([
  ['narrow', 'mobile'],
  ['mobile', 'tablet'],
  ['tablet', 'desktop'],
  ['desktop', 'laptop'],
  ['laptop', 'wide'],
] as const)('ends %s where %s begins', (name, next) => {
  expect(query(`down(${name})`)).toBe(below(next))
})

it('calls the same views tall', () => {
  expect(query('tall')).toBe(TALL_VIEW)
})

it('refuses a name that is not in the table', () => {
  expect(() => query('up(huge)')).toThrow('No breakpoint huge')
  expect(() => query('down(wide)')).toThrow('Nothing is wider than wide')
})
