// @vitest-environment node
// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cssEasing, DURATION, EASING, seconds } from '@/config/motion'
import { readTokens } from './tokens'

/** The tokens of one kind, by name without the prefix. */
const tokensOf = (prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...readTokens()]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )

describe('motion tokens of script and CSS', () => {
  it('agree on the durations', () => {
    const inScript = Object.entries(DURATION).map(([name, ms]) => [name, `${ms}ms`])
    expect(tokensOf('--dur-')).toEqual(Object.fromEntries(inScript))
  })

  it('agree on the easings', () => {
    const inScript = Object.entries(EASING).map(([name, points]) => [
      name,
      `cubic-bezier(${points.join(', ')})`,
    ])
    expect(tokensOf('--ease-')).toEqual({ ...Object.fromEntries(inScript), scrub: 'linear' })
  })

  it('speak the units of their readers', () => {
    expect(seconds('hover')).toBe(0.2)
    expect(cssEasing('ink')).toBe('cubic-bezier(0.16, 1, 0.3, 1)')
  })
})
