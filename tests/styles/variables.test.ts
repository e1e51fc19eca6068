// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ssrFilm } from '@/features/photos/wall/filmStrips'
import { ssrRows } from '@/features/photos/wall/justifiedRows'
import { compileSheets, readSource, sources } from './sheets'
import { readTokens } from './tokens'

// Font stacks are generated.
const css = compileSheets() + readSource('src/styles/fonts/faces.css')
const script = sources(/\.tsx?$/)
  .map(readSource)
  .join('\n')

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')
const RATIOS = [1.5, 0.667]
const named = new Set([
  ...matches(script, /['"`](--[\w-]+)['"`]/g),
  // Property names that are generated for each view.
  ...[...ssrRows(RATIOS), ...ssrFilm(RATIOS).frames].flatMap(({ style }) => Object.keys(style)),
  ...Object.keys(ssrFilm(RATIOS).wall),
])
const used = new Set([...matches(`${css} ${script}`, /var\((--[\w-]+)/g), ...named])
const declared = new Set([...matches(css, /(--[\w-]+)\s*:/g), ...named])
/** Prefix of the lightbox package's properties, which its own stylesheet reads. */
const FOREIGN = '--yarl__'

describe('custom properties', () => {
  it('are all used if they are tokens', () => {
    expect([...readTokens().keys()].filter((name) => !used.has(name))).toEqual([])
  })

  it('are all declared if they are used', () => {
    expect([...used].filter((name) => !declared.has(name) && !name.startsWith(FOREIGN))).toEqual([])
  })

  it('are all used if a component declares them', () => {
    expect([...declared].filter((name) => !used.has(name) && !name.startsWith(FOREIGN))).toEqual([])
  })
})
