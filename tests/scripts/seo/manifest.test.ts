import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { publicRoutes } from '@/content/pages'
import { homeSections } from '@/content/home'
import { site } from '@/content/site'
import { SHARED_FILES } from '@/lib/storage/receivedPhotos'
import { webManifest } from '../../../scripts/seo/webManifest.ts'

/** Relative, so that the same file holds below any base path. */
const relative = v.pipe(v.string(), v.regex(/^(?!\/|[a-z]+:)/))
const icon = v.strictObject({
  src: relative,
  sizes: v.pipe(v.string(), v.regex(/^(\d+)x\1$/)),
  type: v.literal('image/png'),
  purpose: v.optional(v.picklist(['any', 'maskable'])),
})
const color = v.pipe(v.string(), v.hexColor())
const schema = v.strictObject({
  id: v.literal('/'),
  name: v.string(),
  short_name: v.pipe(v.string(), v.maxLength(12)),
  description: v.string(),
  lang: v.literal('ko'),
  dir: v.literal('ltr'),
  start_url: relative,
  scope: relative,
  display: v.picklist(['standalone', 'minimal-ui']),
  background_color: color,
  theme_color: color,
  categories: v.array(v.string()),
  share_target: v.strictObject({
    action: relative,
    method: v.literal('POST'),
    enctype: v.literal('multipart/form-data'),
    params: v.strictObject({
      files: v.tuple([v.strictObject({ name: v.string(), accept: v.tuple([v.literal('image/*')]) })]),
    }),
  }),
  icons: v.array(icon),
  shortcuts: v.array(v.strictObject({ name: v.string(), url: relative, icons: v.array(icon) })),
})
const text = readFileSync('public/site.webmanifest', 'utf8')
const manifest = v.parse(schema, JSON.parse(text))
const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]

test('below a base path it is an app of its own, whose pages are those below it', () => {
  const built = v.parse(v.looseObject({ id: v.string() }), JSON.parse(webManifest(text, '/page/')))
  expect(built).toEqual({ ...manifest, id: '/page/' })
  const place = 'https://example.com/page/site.webmanifest'
  // The id alone is resolved against the origin (https://www.w3.org/TR/appmanifest/#id-member).
  expect(new URL(built.id, 'https://example.com').pathname).toBe('/page/')
  for (const address of [manifest.start_url, manifest.scope])
    expect(new URL(address, place).pathname).toBe('/page/')
  expect(new URL(manifest.share_target.action, place).pathname).toBe(`/page${paths.admin.received}`)
})

test('it says who the site says it is', () => {
  expect(manifest.name).toBe(site.name)
  expect(manifest.description).toBe(homeSections.visual.tagline)
})

test('a phone can install it: icons of both sizes, plain and maskable', () => {
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
  expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
})

test.each(icons)('$src is there and as large as it says', async ({ src, sizes }) => {
  const { width, height, format } = await sharp(`public/${src}`).metadata()
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
})

test.each(icons.filter(({ purpose }) => purpose === 'maskable'))(
  '$src loses nothing when it is cut to a circle, and no edge shows through',
  async ({ src }) => {
    const image = sharp(`public/${src}`)
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const side = info.width
    const pixel = (x: number, y: number) => data.readUInt32BE((y * side + x) * 4)
    const ground = pixel(0, 0)
    expect(ground & 0xff).toBe(255)
    let outside = 0
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        if (Math.hypot(x - side / 2, y - side / 2) > side * 0.4 && pixel(x, y) !== ground) outside++
    expect(outside).toBe(0)
  },
)

test('a phone shares photographs with it as the worker and the router know them', () => {
  expect(`/${manifest.share_target.action}`).toBe(paths.admin.received)
  expect(manifest.share_target.params.files[0].name).toBe(SHARED_FILES)
})

test('its shortcuts lead to public pages', () => {
  const routes = publicRoutes()
  expect(manifest.shortcuts.length).toBeGreaterThan(0)
  for (const { url } of manifest.shortcuts) expect(routes).toContain(`/${url}`)
})
