import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readMetadata, shutterText, takenAt } from '@/admin/upload/readMetadata'

test.each([
  [1 / 640, '1/640'],
  [1 / 3, '1/3'],
  [2.5, '2.5'],
  [30, '30'],
  [0, undefined],
  [undefined, undefined],
])('formats %s s as %s', (seconds, text) => {
  expect(shutterText(seconds)).toBe(text)
})

test('a timestamp keeps the camera’s offset and defaults to Korean time', () => {
  expect(takenAt('2025:03:26 23:17:05', '+01:00')).toBe('2025-03-26T23:17:05+01:00')
  expect(takenAt('2025:03:26 23:17:05', undefined)).toBe('2025-03-26T23:17:05+09:00')
})

test.each(['0000:00:00 00:00:00', '2025-03-26', '', undefined])('%s is not a timestamp', (date) => {
  expect(takenAt(date, '+09:00')).toBeUndefined()
})

test.each([
  ['a third of a stop', { ExposureBiasValue: '-1/3' }, { exposureCompensation: -0.33 }],
  ['an unknown lens', { LensModel: '----', ISOSpeedRatings: '100' }, { iso: 100 }],
])('handles %s', async (_name, IFD2, photo) => {
  const create = { width: 4, height: 3, channels: 3, background: '#888' } as const
  const file = await sharp({ create }).jpeg().withExif({ IFD2 }).toBuffer()
  expect(readMetadata(Uint8Array.from(file).buffer)).toEqual(photo)
})

test('returns nothing for bytes that are not an image', () => {
  expect(readMetadata(new TextEncoder().encode('not a picture').buffer)).toEqual({})
})
