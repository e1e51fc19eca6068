import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardKey } from '../../../scripts/social-cards/cardKey.ts'
import { cropToCover } from '../../../scripts/social-cards/pictures.tsx'
import { postCard } from '../../../scripts/seo/collectionSeo.ts'
import { buildPost } from '../../support/posts'

test('a card uses the focal point of its post, and another focal point changes its key', () => {
  const [plain, focused] = [{}, { share: { focus: [0.67, 0.34] } }].map((meta) =>
    postCard('a7c2', buildPost({ meta })),
  )
  expect(plain?.spec).not.toHaveProperty('focus')
  expect(focused?.spec).toMatchObject({ focus: [0.67, 0.34] })
  expect(cardKey(plain!.spec, '')).not.toBe(cardKey(focused!.spec, ''))
})

test('a picture is cropped around its focal point', async () => {
  const half = { create: { width: 100, height: 100, channels: 3 as const, background: '#f00' } }
  const picture = await sharp({ create: { ...half.create, width: 200, background: '#00f' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const red = async (x: number) =>
    (await sharp(await cropToCover(picture, { width: 100, height: 100 }, [x, 0.5])).stats()).channels[0]?.mean
  expect(await red(0)).toBeGreaterThan(250)
  expect(await red(1)).toBeLessThan(5)
})
