// @vitest-environment node
import type { UserConfig } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { buildSite } from '../../../../scripts/build/prerender/site.ts'

const bundled = vi.hoisted(() => vi.fn<(config: UserConfig) => never>())
vi.mock('vite', async (original) => ({ ...(await original<object>()), build: bundled }))

const PICTURE = 'https://abc.supabase.co/storage/v1/object/public/media/a.webp'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('bundles with transforms off if the project does not support them', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_key')
  vi.stubEnv('VITE_SUPABASE_TRANSFORMS', undefined)
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.includes('/rest/')
        ? Response.json([{ image: PICTURE }])
        : new Response('', { status: address.includes('/render/') ? 403 : 200 }),
    ),
  )
  // Stops the build here.
  bundled.mockImplementation(() => {
    throw new Error('bundled')
  })
  const built = buildSite({ root: process.cwd(), mode: 'production', log: () => undefined })
  await expect(built).rejects.toThrow('bundled')
  expect(bundled.mock.lastCall?.[0].define).toMatchObject({
    'import.meta.env.VITE_SUPABASE_TRANSFORMS': '"off"',
  })
})
