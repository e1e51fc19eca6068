import { describe, expect, it } from 'vitest'
import {
  changeSettings,
  defaultSettings,
  MAX_SIZE_PX,
  parseSettings,
  type ReaderSettings,
  MIN_SIZE_PX,
} from '@/features/series/reader/readerSettings'

const sized = (size: number | null): ReaderSettings => ({ ...defaultSettings, size })

describe('reader settings', () => {
  it('starts from the displayed size', () => {
    expect(changeSettings(sized(null), { type: 'larger', from: 18 }).size).toBe(19)
    expect(changeSettings(sized(null), { type: 'smaller', from: 20 }).size).toBe(19)
  })

  it('continues from the selected size', () => {
    expect(changeSettings(sized(22), { type: 'larger', from: 18 }).size).toBe(23)
  })

  it('keeps the size between 17 and 24 px', () => {
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

  it.each([null, '', 'null', '[]', '7', '{"size":', '{"size":"big","ground":"pink","face":3}'])(
    'uses the defaults if the stored value is %s',
    (text) => expect(parseSettings(text)).toEqual(defaultSettings),
  )

  it('keeps the valid fields of a damaged value', () => {
    expect(parseSettings('{"size":900,"ground":"sepia","leading":"huge"}')).toEqual({
      ...defaultSettings,
      size: MAX_SIZE_PX,
      ground: 'sepia',
    })
  })
})
