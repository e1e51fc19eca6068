import { expect, test } from 'vitest'
import { sniffImageType } from '@/admin/upload/imageType'

const latin1Bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe1\0\0Exif'],
  ['image/png', '\x89PNG\r\n\x1a\n\0\0'],
  ['image/webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0\x1cftypavif\0\0\0\0avifmif1'],
  ['image/avif', '\0\0\0\x1cftypmif1\0\0\0\0avifmiaf'],
])('detects %s by its first bytes', (type, head) => {
  expect(sniffImageType(latin1Bytes(head))).toBe(type)
})

test.each([
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['svg', '\xef\xbb\xbf<?xml version="1.0"?>\n<svg/>'],
  ['type', 'this is a text file named .jpg'],
  ['type', 'GIF89a'],
  ['type', ''],
])('rejects with the kind %s', (kind, head) => {
  expect(() => sniffImageType(latin1Bytes(head))).toThrow(
    expect.objectContaining({ name: 'ImageError', kind }),
  )
})
