import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readMetadata, shutterText, takenAt } from '@/features/collection-admin/upload/readMetadata'

test.each([
  [1 / 640, '1/640'],
  [1 / 3, '1/3'],
  [2.5, '2.5'],
  [30, '30'],
  [0, undefined],
  [undefined, undefined],
])('%s s reads %s', (seconds, shown) => {
  expect(shutterText(seconds)).toBe(shown)
})

test('a moment keeps the offset of the camera’s clock, and is Korean time without one', () => {
  expect(takenAt('2025:03:26 23:17:05', '+01:00')).toBe('2025-03-26T23:17:05+01:00')
  expect(takenAt('2025:03:26 23:17:05', undefined)).toBe('2025-03-26T23:17:05+09:00')
})

test.each(['0000:00:00 00:00:00', '2025-03-26', '', undefined])('%s is no moment', (date) => {
  expect(takenAt(date, '+09:00')).toBeUndefined()
})

test('a third of a step reads as it is typed', async () => {
  const create = { width: 4, height: 3, channels: 3, background: '#888' } as const
  const exif = { IFD2: { ExposureBiasValue: '-1/3' } }
  const file = await sharp({ create }).jpeg().withExif(exif).toBuffer()
  expect(readMetadata(Uint8Array.from(file).buffer)).toEqual({ exposureCompensation: -0.33 })
})

test('bytes that are no picture tell nothing', () => {
  expect(readMetadata(new TextEncoder().encode('not a picture').buffer)).toEqual({})
})
