import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { publicRoutes } from '@/content/pages'
import { homeHero } from '@content/homeHero'
import { site } from '@content/site'
import { SHARE_FILES_FIELD } from '@/lib/storage/receivedPhotos'
import { publicFile } from '../../scripts/build/contentFolder.ts'
import { root } from '../repository/files.ts'
import { webManifest } from '../../scripts/build/content/webManifest.ts'

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
const GROUND = '#0d0c10'
const manifest = v.parse(schema, webManifest('/', GROUND))
const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)]

test('below a base path it has its own id and scope', () => {
  const built = v.parse(v.looseObject({ id: v.string() }), webManifest('/page/', GROUND))
  expect(built).toEqual({ ...manifest, id: '/page/' })
  const manifestUrl = 'https://example.com/page/site.webmanifest'
  // The id is resolved against the origin, all other members against the manifest (https://www.w3.org/TR/appmanifest/#id-member).
  expect(new URL(built.id, 'https://example.com').pathname).toBe('/page/')
  for (const address of [manifest.start_url, manifest.scope])
    expect(new URL(address, manifestUrl).pathname).toBe('/page/')
  expect(new URL(manifest.share_target.action, manifestUrl).pathname).toBe(`/page${paths.admin.received}`)
})

test('has the name and description of the site', () => {
  expect(manifest.name).toBe(site.name)
  expect(manifest.description).toBe(homeHero.tagline)
})

test('has plain and maskable icons of both sizes', () => {
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)
  expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'])
})

test.each(icons)('$src has the declared size', async ({ src, sizes }) => {
  const { width, height, format } = await sharp(publicFile(root, src)).metadata()
  expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
})

test.each(icons.filter(({ purpose }) => purpose === 'maskable'))(
  '$src fits the maskable circle and has an opaque background',
  async ({ src }) => {
    const image = sharp(publicFile(root, src))
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const side = info.width
    const pixel = (x: number, y: number) => data.readUInt32BE((y * side + x) * 4)
    const background = pixel(0, 0)
    expect(background & 0xff).toBe(255)
    let outside = 0
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        if (Math.hypot(x - side / 2, y - side / 2) > side * 0.4 && pixel(x, y) !== background) outside++
    expect(outside).toBe(0)
  },
)

test('shares photos to the address and field name that the worker and the router expect', () => {
  expect(`/${manifest.share_target.action}`).toBe(paths.admin.received)
  expect(manifest.share_target.params.files[0].name).toBe(SHARE_FILES_FIELD)
})

test('has shortcuts to public pages', () => {
  const routes = publicRoutes()
  expect(manifest.shortcuts.length).toBeGreaterThan(0)
  for (const { url } of manifest.shortcuts) expect(routes).toContain(`/${url}`)
})
