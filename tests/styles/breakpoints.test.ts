// @vitest-environment node
import { initCompiler } from 'sass-embedded'
import { afterAll, expect, it } from 'vitest'
import { atLeast, below, BREAKPOINT_PX, TALL_VIEW } from '@/config/breakpoints'

const compiler = initCompiler()
afterAll(() => compiler.dispose())

/** Compiles a breakpoint mixin and returns its media query. */
function query(mixin: string): string | undefined {
  const { css } = compiler.compileString(`@use 'breakpoints' as *; @include ${mixin} { a { b: c } }`, {
    loadPaths: ['src/styles/mixins'],
  })
  return /@media (.+) \{/.exec(css)?.[1]
}

const names = ['tablet', 'desktop', 'laptop', 'wide'] as const

it('TypeScript and Sass define the same breakpoints', () => {
  expect(Object.keys(BREAKPOINT_PX)).toEqual(names)
})

it.each(names)('%s begins at the same pixel in TypeScript and Sass', (name) => {
  expect(query(`up(${name})`)).toBe(atLeast(name))
})

it.each(names)('the same viewports are narrower than %s in TypeScript and Sass', (name) => {
  expect(query(`below(${name})`)).toBe(below(name))
})

it('TypeScript and Sass define the same tall view', () => {
  expect(query('tall')).toBe(TALL_VIEW)
})

it('rejects an unknown breakpoint', () => {
  expect(() => query('up(huge)')).toThrow('No breakpoint huge')
})
