// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { countLengths, fewLiterals } from '../../scripts/lengths.ts'

describe('the lengths of a stylesheet', () => {
  it.each([
    ['padding: 12px var(--space-8)', { literal: 1, token: 1 }],
    ['margin: -12px calc(100% - 1.5rem)', { literal: 2, token: 0 }],
    ['width: calc(var(--size-300) + var(--touch) - var(--grid-margin))', { literal: 0, token: 3 }],
    ['--fold: 16px', { literal: 1, token: 0 }],
  ])('are counted: %s', (declaration, count) => {
    expect(countLengths(`.a { ${declaration}; }`)).toEqual(count)
  })

  it.each([
    'border: 1.5px solid',
    'inset: 0 -3px',
    'gap: 2em 3vw 50%',
    'font-size: 14px',
    'top: var(--bar-12px)',
  ])('are not hairlines, shares or sizes of text: %s', (declaration) => {
    expect(countLengths(`.a { ${declaration}; }`)).toEqual({ literal: 0, token: 0 })
  })

  it('are counted in variables and in what a mixin is given', () => {
    expect(countLengths('$fold: 46px; .a { @include edge(22px, var(--space-8)); }')).toEqual({
      literal: 2,
      token: 1,
    })
  })
})

describe('literal lengths', () => {
  const sheet = (literal: number, token: number) =>
    `.a { padding: ${[...Array.from({ length: literal }, () => '12px'), ...Array.from({ length: token }, () => 'var(--space-12)')].join(' ')}; }`

  it('are few where one in eight is literal', () => {
    expect(fewLiterals(countLengths(sheet(1, 7)))).toBe(true)
  })

  it('are too many where two in fifteen are', () => {
    expect(fewLiterals(countLengths(sheet(2, 13)))).toBe(false)
  })
})
