// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cssEasing, DURATION, EASING } from '@/config/motion'
import { readTokens } from './tokens'

const tokens = readTokens()

describe('motion tokens in TypeScript and CSS', () => {
  it.each(Object.entries(DURATION))('have the same duration %s', (name, ms) => {
    expect(tokens.get(`--dur-${name}`)).toBe(`${ms}ms`)
  })

  it.each(['ink', 'page', 'snap', 'out'] as const)('have the same easing %s', (name) => {
    expect(tokens.get(`--ease-${name}`)).toBe(cssEasing(name))
  })

  it('define the same curves', () => {
    const curves = [...tokens].filter(([, value]) => value.startsWith('cubic-bezier'))
    expect(curves.map(([name]) => name.slice('--ease-'.length))).toEqual(Object.keys(EASING))
  })
})
