// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cssEasing, DURATION, EASING } from '@/config/motion'
import { readTokens } from './tokens'

const tokens = readTokens()

describe('motion tokens of script and CSS', () => {
  it.each(Object.entries(DURATION))('agree on the duration %s', (name, ms) => {
    expect(tokens.get(`--dur-${name}`)).toBe(`${ms}ms`)
  })

  it.each(['ink', 'page', 'snap', 'out'] as const)('agree on the easing %s', (name) => {
    expect(tokens.get(`--ease-${name}`)).toBe(cssEasing(name))
  })

  it('know the same curves', () => {
    const curves = [...tokens].filter(([, value]) => value.startsWith('cubic-bezier'))
    expect(curves.map(([name]) => name.slice('--ease-'.length))).toEqual(Object.keys(EASING))
  })

  it('speak the unit of their readers', () => {
    expect(cssEasing('ink')).toBe('cubic-bezier(0.16, 1, 0.3, 1)')
  })
})
