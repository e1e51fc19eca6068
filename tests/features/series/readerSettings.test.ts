import { describe, expect, it } from 'vitest'
import {
  changeSettings,
  defaultSettings,
  MAX_SIZE_PX,
  parseSettings,
  type ReaderSettings,
} from '@/features/series/reader/readerSettings'

describe('reader settings', () => {
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
