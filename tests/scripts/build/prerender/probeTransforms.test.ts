// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makesRenditions, probeTransforms } from '../../../../scripts/build/prerender/probeTransforms.ts'

const PROJECT = { url: 'https://abc.supabase.co', key: 'key' }
const PICTURE = `${PROJECT.url}/storage/v1/object/public/media/a.webp`

/** A project that answers so by the kind of address. */
function projectWith({ rows = [{ image: PICTURE }] as unknown, stored = 200, rendered = 200 }) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    if (address.includes('/rest/')) return Promise.resolve(Response.json(rows))
    return Promise.resolve(new Response('', { status: address.includes('/render/') ? rendered : stored }))
  })
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a project', () => {
  it('that answers a rendition makes them', async () => {
    const asked = projectWith({})
    expect(await makesRenditions(PROJECT)).toBe(true)
    expect(asked.slice(1)).toEqual([
      PICTURE,
      `${PROJECT.url}/storage/v1/render/image/public/media/a.webp?width=320&quality=50&resize=contain`,
    ])
  })

  it.each([400, 403, 404])('that answers its rendition with %i makes none', async (rendered) => {
    projectWith({ rendered })
    expect(await makesRenditions(PROJECT)).toBe(false)
  })

  it('says nothing without a picture, by one that is gone, or by an answer that is none', async () => {
    const asked = projectWith({ rows: [] })
    expect(await makesRenditions(PROJECT)).toBeNull()
    expect(asked).toHaveLength(5)
    projectWith({ stored: 404, rendered: 404 })
    expect(await makesRenditions(PROJECT)).toBeNull()
    projectWith({ rows: { message: 'no' } })
    expect(await makesRenditions(PROJECT)).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    expect(await makesRenditions(PROJECT)).toBeNull()
  })
})

describe('a build', () => {
  let root: string
  const settings = (...lines: string[]) => writeFileSync(join(root, '.env'), lines.join('\n'))
  const HOSTED = [`VITE_SUPABASE_URL=${PROJECT.url}/`, 'VITE_SUPABASE_ANON_KEY=key']
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'probe-'))
    vi.stubEnv('VITE_SUPABASE_TRANSFORMS', undefined)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('is told, once it is known that there are no renditions', async () => {
    settings(...HOSTED)
    projectWith({ rendered: 403 })
    const log = vi.fn<(line: string) => void>()
    await probeTransforms('production', root, log)
    expect(process.env['VITE_SUPABASE_TRANSFORMS']).toBe('off')
    expect(log).toHaveBeenCalledOnce()
  })

  it.each([
    ['there are', HOSTED, 200],
    ['the settings have said it', [...HOSTED, 'VITE_SUPABASE_TRANSFORMS=on'], 403],
    ['there is no project', [], 403],
  ] as const)('is told nothing when %s', async (_, lines, rendered) => {
    settings(...lines)
    projectWith({ rendered })
    await probeTransforms('production', root, () => undefined)
    expect(process.env['VITE_SUPABASE_TRANSFORMS']).toBeUndefined()
  })
})
