// @vitest-environment node
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import * as navigation from '@/content/art/navigation'
import type { BarePicture, Picture } from '@/assets/picture'
import * as profile from '@/content/art/profile'

const root = fileURLToPath(new URL('../../', import.meta.url))
const modules = import.meta.glob<Record<string, BarePicture | Picture>>(
  '../../src/content/{series,novels}/*/art/index.ts',
  { eager: true },
)
const folders: [folder: string, pictures: Record<string, BarePicture | Picture>][] = [
  ['content/art/navigation', navigation],
  ['content/art/profile', profile],
  ...Object.entries(modules).map(([file, pictures]): (typeof folders)[number] => [
    file.replace(/^.*\/src\/(.*)\/index\.ts$/, '$1'),
    pictures,
  ]),
]
const pictures = folders.flatMap(([folder, all]) =>
  Object.entries(all).map(([name, picture]): [string, BarePicture | Picture] => [
    `${folder}/${name}`,
    picture,
  ]),
)

describe.each(pictures)('the picture %s', (_, picture) => {
  it('has the size of its file and lists every width', async () => {
    const { width, height } = await sharp(root + picture.src).metadata()
    expect([picture.width, picture.height]).toEqual([width, height])
    for (const source of picture.avif.split(', ')) {
      const [file = '', descriptor] = source.split(' ')
      expect(`${(await sharp(root + file).metadata()).width}w`).toBe(descriptor)
    }
  })
})

describe.each(pictures)('the AVIF of %s', (_, { src, avif }) => {
  it('is at least 15 % smaller than the WebP of the same width', () => {
    const [full = ''] = avif.split(', ').at(-1)?.split(' ') ?? []
    expect(statSync(root + full).size).toBeLessThanOrEqual(statSync(root + src).size * 0.85)
  })
})

const placeholders = pictures.flatMap(([name, picture]): [string, string][] =>
  'placeholder' in picture ? [[name, picture.placeholder]] : [],
)

describe.each(placeholders)('the placeholder of %s', (_, placeholder) => {
  it('is a valid ThumbHash', () => {
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(placeholder, 'base64'))
    expect(r + g + b).toBeGreaterThan(0)
  })
})

describe.each(folders)('the folder %s', (folder, all) => {
  it('exports all its pictures (run npm run art if it does not)', () => {
    const originals = readdirSync(`${root}src/${folder}`).filter((file) => /(?<!-\d{3,4})\.webp$/.test(file))
    expect(Object.keys(all)).toHaveLength(originals.length)
  })
})

describe('previews in the header', () => {
  const menus = pictures.filter(([name]) => /navigation\/|\/menu$/.test(name))

  it.each(menus)('weigh at most 20 kB: %s', (_, picture) => {
    expect(statSync(root + picture.src).size).toBeLessThanOrEqual(20_000)
  })
})
