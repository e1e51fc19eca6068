// @vitest-environment node
import { collectionKeys } from '@/posts/collections'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  supportsImageTransforms,
  probeTransforms,
} from '../../../../scripts/build/prerender/probeTransforms.ts'

const PROJECT = { url: 'https://abc.supabase.co', key: 'key' }
const PICTURE = `${PROJECT.url}/storage/v1/object/public/media/a.webp`

/** Stubs `fetch` with a project. Returns the list of requested addresses. */
function projectWith({ rows = [{ image: PICTURE }] as unknown, stored = 200, rendered = 200 }) {
  const requested: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address)
    if (address.includes('/rest/')) return Promise.resolve(Response.json(rows))
    return Promise.resolve(new Response('', { status: address.includes('/render/') ? rendered : stored }))
  })
  return requested
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a project', () => {
  it('that serves a transformed image supports transforms', async () => {
    const requested = projectWith({})
    expect(await supportsImageTransforms(PROJECT)).toBe(true)
    expect(requested.slice(1)).toEqual([
      PICTURE,
      `${PROJECT.url}/storage/v1/render/image/public/media/a.webp?width=320&quality=50&resize=contain`,
    ])
  })

  it.each([400, 403, 404])(
    'that answers a transformed image with %i does not support transforms',
    async (rendered) => {
      projectWith({ rendered })
      expect(await supportsImageTransforms(PROJECT)).toBe(false)
    },
  )

  it('is unknown without a picture, with a missing picture, or after an error', async () => {
    const requested = projectWith({ rows: [] })
    expect(await supportsImageTransforms(PROJECT)).toBeNull()
    expect(requested).toHaveLength(collectionKeys.length)
    projectWith({ stored: 404, rendered: 404 })
    expect(await supportsImageTransforms(PROJECT)).toBeNull()
    projectWith({ rows: { message: 'no' } })
    expect(await supportsImageTransforms(PROJECT)).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    expect(await supportsImageTransforms(PROJECT)).toBeNull()
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

  it('turns transforms off if the project does not support them', async () => {
    settings(...HOSTED)
    projectWith({ rendered: 403 })
    const log = vi.fn<(line: string) => void>()
    await probeTransforms('production', root, log)
    expect(process.env['VITE_SUPABASE_TRANSFORMS']).toBe('off')
    expect(log).toHaveBeenCalledOnce()
  })

  it.each([
    ['the project supports them', HOSTED, 200],
    ['they are configured', [...HOSTED, 'VITE_SUPABASE_TRANSFORMS=on'], 403],
    ['there is no project', [], 403],
  ] as const)('keeps the setting if %s', async (_, lines, rendered) => {
    settings(...lines)
    projectWith({ rendered })
    await probeTransforms('production', root, () => undefined)
    expect(process.env['VITE_SUPABASE_TRANSFORMS']).toBeUndefined()
  })
})
