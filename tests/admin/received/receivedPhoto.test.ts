import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { a7c2, x100vi } from '../../support/galleries'
import { MAX_FILE_BYTES } from '@/config/constants'
import { inspectPhoto } from '@/admin/received/inspectPhoto'
import { isReady, isUndecided, targetCollection, parseReceivedPhoto } from '@/admin/received/receivedPhoto'
import { targetMessage, sizeAndDay } from '@/admin/received/receivedMessages'
import { pathToDrafts } from '@/admin/received/useReceivedPhotos'

const record = { version: 1, id: '1', name: 'a.jpg', size: 14_784_922, receivedAt: 0, index: 0 }
function photoOf(more: object = {}) {
  const photo = parseReceivedPhoto({ ...record, ...more })
  if (!photo) throw new Error('invalid record')
  return photo
}
const inspected = (camera: string | null, takenAt: string | null = null) => ({
  look: { camera, takenAt, preview: null },
})
const fixture = (name: string) => {
  const bytes = readFileSync(new URL(`../../../e2e/fixtures/${name}`, import.meta.url))
  return new Blob([bytes], { type: 'image/jpeg' })
}

describe('inspectPhoto', () => {
  it.each([
    ['a7c2.jpg', 'SONY A7C2', 'a7c2', 'A7C2로 짐작했습니다 · ILCE-7CM2'],
    ['x100vi.jpg', 'FUJIFILM X100VI', 'x100vi', 'X100VI로 짐작했습니다'],
  ])('%s: reads the camera and derives the collection', async (name, camera, collection, text) => {
    const file = fixture(name)
    const { look, fault } = await inspectPhoto(file, file.size)
    expect(fault).toBeNull()
    expect(look).toMatchObject({ camera, takenAt: expect.stringMatching(/^\d{4}-/) })
    expect(targetCollection(photoOf({ look }))).toBe(collection)
    expect(targetMessage(photoOf({ look }))).toEqual({ text, needsChoice: false })
  })

  it.each([
    ['too large', new Blob(['\xff\xd8\xff']), MAX_FILE_BYTES + 1, /40MB보다 큽니다/],
    ['HEIC', new Blob(['\0\0\0\x18ftypheic\0\0\0\0heic']), 24, /HEIC/],
    ['not an image', new Blob(['%PDF-1.7']), 8, /지원하지 않는 형식/],
    ['missing', undefined, 8, /손상되어/],
  ])('returns the error of a file that is %s', async (_what, file, size, message) => {
    const { fault } = await inspectPhoto(file, size)
    expect(fault).toEqual({ message: expect.stringMatching(message), final: true })
    expect(isReady(photoOf({ ...inspected('SONY A7C2'), fault }))).toBe(false)
  })

  it('does not decode a file that declares too many pixels', async () => {
    const decode = vi.fn<() => Promise<ImageBitmap>>().mockRejectedValue(new Error('decoded'))
    vi.stubGlobal('createImageBitmap', decode)
    const create = { width: 20, height: 20, channels: 3, background: 'white' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    bytes.writeUInt32BE(60_000, 16)
    const { fault } = await inspectPhoto(new Blob([Uint8Array.from(bytes)]), bytes.length)
    expect(fault).toEqual({ message: expect.stringMatching(/12,000px/), final: true })
    expect(decode).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('rejects if the browser cannot read the file', async () => {
    const file = new Blob(['bytes'])
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
    await expect(inspectPhoto(file, 5)).rejects.toThrow('gone')
  })
})

describe('the target collection', () => {
  it('must be chosen if the camera is unknown', () => {
    expect(targetMessage(photoOf())).toBeNull()
    expect(isUndecided(photoOf())).toBe(false)
    for (const camera of [null, 'Apple iPhone 15 Pro', 'SONY A7C2R']) {
      expect(isUndecided(photoOf(inspected(camera)))).toBe(true)
      expect(targetMessage(photoOf(inspected(camera)))?.needsChoice).toBe(true)
    }
    expect(targetMessage(photoOf(inspected(null)))?.text).toBe('촬영 정보가 없습니다. 골라 주세요.')
    expect(targetMessage(photoOf(inspected('Apple iPhone 15')))?.text).toContain('Apple iPhone 15')
  })

  it('is the one that the owner chose', () => {
    const chosen = photoOf({ ...inspected('SONY A7C2'), place: 'x100vi' })
    expect(targetCollection(chosen)).toBe('x100vi')
    expect(targetMessage(chosen)).toEqual({ text: 'X100VI로 골랐습니다', needsChoice: false })
  })
})

it('ignores a record of another version', () => {
  expect(parseReceivedPhoto({ ...record, version: 2 })).toBeNull()
  expect(parseReceivedPhoto(undefined)).toBeNull()
})

it('shows size and date in Seoul time', () => {
  const year = new Date().getFullYear()
  expect(sizeAndDay(photoOf(inspected(null)))).toBe('14.1MB')
  expect(sizeAndDay(photoOf(inspected(null, `${year}-11-21T17:12:00+09:00`)))).toBe(
    '14.1MB · 11월 21일 오후 5:12',
  )
})

it('links to the created drafts', () => {
  const sony = { collection: a7c2, id: 1 }
  const fuji = { collection: x100vi, id: 2 }
  expect(pathToDrafts([sony])).toBe('/admin/a7c2/Upload/1')
  expect(pathToDrafts([sony, fuji])).toBe('/admin/a7c2?status=draft')
  expect(pathToDrafts([sony, fuji, fuji])).toBe('/admin/x100vi?status=draft')
  expect(pathToDrafts([])).toBeNull()
})
