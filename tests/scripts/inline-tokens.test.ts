import { join } from 'node:path'
import { expect, it } from 'vitest'
import { constantTokens, inline } from '../../scripts/inline-tokens.ts'
import { readSource, root, sheets, sources } from '../styles/sheets'

const tokens = constantTokens(join(root, 'src/styles/tokens'))

it('puts the values of tokens where their names stood and leaves every other property', () => {
  const table = new Map([
    ['--space-8', '8px'],
    ['--ease-ink', 'cubic-bezier(0.16, 1, 0.3, 1)'],
  ])
  expect(
    inline(
      ':root{--space-8: 8px;--bg: red;}a{--fold: var(--space-8);margin: calc(-1 * var(--space-8)) var(--bg)}',
      table,
    ),
  ).toBe(':root{--bg: red;}a{--fold: 8px;margin: calc(-1 * 8px) var(--bg)}')
  expect(inline('a{transition: color var(--dur) var(--ease-ink);}', table)).toBe(
    'a{transition: color var(--dur) cubic-bezier(0.16, 1, 0.3, 1);}',
  )
})

it('takes what has one value alone: no name that a view or a world gives another', () => {
  expect(tokens.get('--space-24')).toBe('24px')
  expect(tokens.get('--dur-hover')).toBe('200ms')
  for (const name of [
    '--header-height',
    '--type-d1',
    '--stage-gallery',
    '--font-sans',
    '--night-bg',
    '--series-tls-tab',
  ])
    expect(tokens.has(name)).toBe(false)
})

it('meets no sheet that gives a token another value, or a fallback to its name', () => {
  const elsewhere = sheets.filter((path) => !path.includes(join('styles', 'tokens')))
  for (const path of elsewhere) {
    const sheet = readSource(path)
    for (const [, name = ''] of sheet.matchAll(/(--[\w-]+):/g))
      expect([path, name, tokens.has(name)]).toEqual([path, name, false])
    for (const [, name = ''] of sheet.matchAll(/var\((--[\w-]+),/g))
      expect([path, name, tokens.has(name)]).toEqual([path, name, false])
  }
})

it('takes no token that script reads by its name', () => {
  for (const path of sources(/\.tsx?$/))
    for (const [name] of readSource(path).matchAll(/(?<=['"(])--[\w-]+/g))
      expect([path, name, tokens.has(name)]).toEqual([path, name, false])
})
