import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { a7c2, x100vi } from '@/posts/registry'
import { LARGEST_FILE_BYTES } from '@/config/constants'
import { lookAtPhoto } from '@/admin/received/lookAtPhoto'
import { isReady, isUndecided, placeOf, readNote } from '@/admin/received/receivedPhoto'
import { guessWords, sizeAndDay, undecidedWords } from '@/admin/received/receivedMessages'
import { pathToTitles } from '@/admin/received/useReceived'

const note = { version: 1, id: '1', name: 'a.jpg', size: 14_784_922, receivedAt: 0, index: 0 }
function photo(more: object = {}) {
  const read = readNote({ ...note, ...more })
  if (!read) throw new Error('no photograph')
  return read
}
const seen = (camera: string | null, takenAt: string | null = null) => ({
  look: { camera, takenAt, preview: null },
})
const fixture = (name: string) => {
  const bytes = readFileSync(new URL(`../../../e2e/fixtures/${name}`, import.meta.url))
  return new Blob([bytes], { type: 'image/jpeg' })
}

describe('a look at a file', () => {
  it.each([
    ['a7c2.jpg', 'SONY A7C2', 'a7c2', 'A7C2로 짐작했습니다 · ILCE-7CM2'],
    ['x100vi.jpg', 'FUJIFILM X100VI', 'x100vi', 'X100VI로 짐작했습니다'],
  ])('%s tells its camera, and so its place', async (name, camera, place, words) => {
    const file = fixture(name)
    const { look, fault } = await lookAtPhoto(file, file.size)
    expect(fault).toBeNull()
    expect(look).toMatchObject({ camera, takenAt: expect.stringMatching(/^\d{4}-/) })
    expect(placeOf(photo({ look }))).toBe(place)
    expect(guessWords(photo({ look }))).toEqual({ words, asks: false })
  })

  it.each([
    ['too large', new Blob(['\xff\xd8\xff']), LARGEST_FILE_BYTES + 1, /40MB보다 큽니다/],
    ['an iPhone’s', new Blob(['\0\0\0\x18ftypheic\0\0\0\0heic']), 24, /HEIC/],
    ['no picture', new Blob(['%PDF-1.7']), 8, /지원하지 않는 형식/],
    ['gone', undefined, 8, /손상되어/],
  ])('says why one that is %s cannot go up', async (_what, file, size, message) => {
    const { fault } = await lookAtPhoto(file, size)
    expect(fault).toEqual({ message: expect.stringMatching(message), final: true })
    expect(isReady(photo({ ...seen('SONY A7C2'), fault }))).toBe(false)
  })

  it('decodes none that claims too many pixels', async () => {
    const decode = vi.fn<() => Promise<ImageBitmap>>().mockRejectedValue(new Error('decoded'))
    vi.stubGlobal('createImageBitmap', decode)
    const create = { width: 20, height: 20, channels: 3, background: 'white' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    bytes.writeUInt32BE(60_000, 16)
    const { fault } = await lookAtPhoto(new Blob([Uint8Array.from(bytes)]), bytes.length)
    expect(fault).toEqual({ message: expect.stringMatching(/12,000px/), final: true })
    expect(decode).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('finds no fault with a file whose bytes do not come this time', async () => {
    const file = new Blob(['bytes'])
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
    await expect(lookAtPhoto(file, 5)).rejects.toThrow('gone')
  })
})

describe('where a photograph goes', () => {
  it('is asked where nothing says it', () => {
    expect(guessWords(photo())).toBeNull()
    expect(isUndecided(photo())).toBe(false)
    for (const camera of [null, 'Apple iPhone 15 Pro', 'SONY A7C2R']) {
      expect(isUndecided(photo(seen(camera)))).toBe(true)
      expect(guessWords(photo(seen(camera)))?.asks).toBe(true)
    }
    expect(guessWords(photo(seen(null)))?.words).toBe('촬영 정보가 없습니다. 골라 주세요.')
    expect(guessWords(photo(seen('Apple iPhone 15')))?.words).toContain('Apple iPhone 15')
  })

  it('is what the owner says', () => {
    const chosen = photo({ ...seen('SONY A7C2'), place: 'x100vi' })
    expect(placeOf(chosen)).toBe('x100vi')
    expect(guessWords(chosen)).toEqual({ words: 'X100VI로 골랐습니다', asks: false })
  })
})

it('a note of another version is left alone', () => {
  expect(readNote({ ...note, version: 2 })).toBeNull()
  expect(readNote(undefined)).toBeNull()
})

it('says size and day, in Seoul', () => {
  const year = new Date().getFullYear()
  expect(sizeAndDay(photo(seen(null)))).toBe('14.1MB')
  expect(sizeAndDay(photo(seen(null, `${year}-11-21T17:12:00+09:00`)))).toBe('14.1MB · 11월 21일 오후 5:12')
})

it('counts what is undecided as people do', () => {
  expect(undecidedWords(1)).toBe('한 장의 올릴 곳을 아직 고르지 않았습니다.')
  expect(undecidedWords(12)).toBe('12장의 올릴 곳을 아직 고르지 않았습니다.')
})

it('leads to the titles of what has become drafts', () => {
  const sony = { collection: a7c2, id: 1 }
  const fuji = { collection: x100vi, id: 2 }
  expect(pathToTitles([sony])).toBe('/admin/a7c2/Upload/1')
  expect(pathToTitles([sony, fuji])).toBe('/admin/a7c2?status=draft')
  expect(pathToTitles([sony, fuji, fuji])).toBe('/admin/x100vi?status=draft')
  expect(pathToTitles([])).toBeNull()
})
