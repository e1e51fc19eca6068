import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { pagePicture } from '@/content/pagePictures'
import { pagesByPath } from '@/content/pages'
import { root } from '../repository/files.ts'
import { contentPictures, pictureFolders } from '../support/contentPictures.ts'

describe.each(contentPictures)('the picture %s', (_, picture) => {
  it('has the size of its file and lists every width', async () => {
    const { width, height } = await sharp(join(root, picture.src)).metadata()
    expect([picture.width, picture.height]).toEqual([width, height])
    for (const source of picture.avif.split(', ')) {
      const [file = '', descriptor] = source.split(' ')
      expect(`${(await sharp(join(root, file)).metadata()).width}w`).toBe(descriptor)
    }
  })
})

const placeholders = contentPictures.flatMap(([name, picture]): [string, string][] =>
  'placeholder' in picture ? [[name, picture.placeholder]] : [],
)

describe.each(placeholders)('the placeholder of %s', (_, placeholder) => {
  it('is a valid ThumbHash', () => {
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(placeholder, 'base64'))
    expect(r + g + b).toBeGreaterThan(0)
  })
})

describe.each(pictureFolders)('the folder %s', (folder, all) => {
  it('exports all its pictures (run npm run art if it does not)', () => {
    const originals = readdirSync(join(root, folder)).filter((file) => /(?<!-\d{3,4})\.webp$/.test(file))
    expect(Object.keys(all)).toHaveLength(originals.length)
  })
})

describe('previews in the header', () => {
  const menus = contentPictures.filter(([name]) => /navigation\/|\/menu$/.test(name))

  it.each(menus)('weigh at most 20 kB: %s', (_, picture) => {
    expect(statSync(join(root, picture.src)).size).toBeLessThanOrEqual(20_000)
  })
})

it('every page except home has a picture', () => {
  const without = [...pagesByPath.keys()].filter((path) => !pagePicture(path))
  expect(without).toEqual(['/'])
})
