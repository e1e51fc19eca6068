import { describe, expect, it } from 'vitest'
import {
  changeSettings,
  defaultSettings,
  LARGEST_PX,
  parseSettings,
  type ReaderSettings,
  SMALLEST_PX,
} from '@/features/series/reader/readerSettings'

const sized = (size: number | null): ReaderSettings => ({ ...defaultSettings, size })

describe('reader settings', () => {
  it('begins to change the size from what is on screen', () => {
    expect(changeSettings(sized(null), { type: 'larger', from: 18 }).size).toBe(19)
    expect(changeSettings(sized(null), { type: 'smaller', from: 20 }).size).toBe(19)
  })

  it('goes on from the size that was chosen', () => {
    expect(changeSettings(sized(22), { type: 'larger', from: 18 }).size).toBe(23)
  })

  it('keeps the size between 17 and 24 px', () => {
    expect(changeSettings(sized(LARGEST_PX), { type: 'larger', from: 20 }).size).toBe(24)
    expect(changeSettings(sized(SMALLEST_PX), { type: 'smaller', from: 20 }).size).toBe(17)
  })

  it('goes round the line heights', () => {
    const once = changeSettings(defaultSettings, { type: 'leading' })
    const twice = changeSettings(once, { type: 'leading' })
    const thrice = changeSettings(twice, { type: 'leading' })
    expect([once.leading, twice.leading, thrice.leading]).toEqual(['wide', 'narrow', 'normal'])
  })

  it('reads back what it wrote', () => {
    const settings: ReaderSettings = { size: 23, leading: 'wide', face: 'sans', ground: 'night' }
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings)
  })

  it.each([null, '', 'null', '[]', '7', '{"size":', '{"size":"big","ground":"pink","face":3}'])(
    'falls back when the store holds %s',
    (text) => expect(parseSettings(text)).toEqual(defaultSettings),
  )

  it('keeps the good part of a damaged value', () => {
    expect(parseSettings('{"size":900,"ground":"sepia","leading":"huge"}')).toEqual({
      ...defaultSettings,
      size: LARGEST_PX,
      ground: 'sepia',
    })
  })
})
