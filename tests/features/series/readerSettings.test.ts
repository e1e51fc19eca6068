import { describe, expect, it } from 'vitest'
import {
  changeSettings,
  defaultSettings,
  MAX_SIZE_PX,
  MIN_SIZE_PX,
  parseSettings,
  type ReaderSettings,
} from '@/features/series/reader/readerSettings'

describe('reader settings', () => {
  it('keeps the size between 17 and 24 px', () => {
    const sized = (size: number) => ({ ...defaultSettings, size })
    expect(changeSettings(sized(MAX_SIZE_PX), { type: 'larger', from: 20 }).size).toBe(24)
    expect(changeSettings(sized(MIN_SIZE_PX), { type: 'smaller', from: 20 }).size).toBe(17)
  })

  it('cycles through the line heights', () => {
    const once = changeSettings(defaultSettings, { type: 'leading' })
    const twice = changeSettings(once, { type: 'leading' })
    const thrice = changeSettings(twice, { type: 'leading' })
    expect([once.leading, twice.leading, thrice.leading]).toEqual(['wide', 'narrow', 'normal'])
  })

  it('parses what it stored', () => {
    const settings: ReaderSettings = { size: 23, leading: 'wide', face: 'sans', ground: 'night' }
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it('keeps the valid fields of a damaged value', () => {
    expect(parseSettings('{"size":900,"ground":"sepia","leading":"huge"}')).toEqual({
      ...defaultSettings,
      size: MAX_SIZE_PX,
      ground: 'sepia',
    })
  })
})
