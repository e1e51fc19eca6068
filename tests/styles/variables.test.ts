// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { stillFilm } from '@/features/photos/wall/stillFilm'
import { stillRows } from '@/features/photos/wall/stillRows'
import { compileSheets, readSource, sources } from './sheets'
import { readTokens } from './tokens'

const css = compileSheets()
const script = sources(/\.tsx?$/)
  .map(readSource)
  .join('\n')

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')
const RATIOS = [1.5, 0.667]
const named = new Set([
  ...matches(script, /['"`](--[\w-]+)['"`]/g),
  // Written by a function, one for each view.
  ...[...stillRows(RATIOS), ...stillFilm(RATIOS).frames].flatMap(({ style }) => Object.keys(style)),
  ...Object.keys(stillFilm(RATIOS).wall),
])
const used = new Set([...matches(`${css} ${script}`, /var\((--[\w-]+)/g), ...named])
const declared = new Set([...matches(css, /(--[\w-]+)\s*:/g), ...named])
/** Properties of the gallery's viewer, which its own stylesheet reads. */
const FOREIGN = '--yarl__'

describe('custom properties', () => {
  it('are all read where they are declared among the tokens', () => {
    expect([...readTokens().keys()].filter((name) => !used.has(name))).toEqual([])
  })

  it('are all declared where they are read', () => {
    expect([...used].filter((name) => !declared.has(name) && !name.startsWith(FOREIGN))).toEqual([])
  })

  it('are all read where a component declares them', () => {
    expect([...declared].filter((name) => !used.has(name) && !name.startsWith(FOREIGN))).toEqual([])
  })
})
