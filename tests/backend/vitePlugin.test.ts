import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServer, type ViteDevServer } from 'vite'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { lockHolder } from '../../backend/lock.ts'
import { embeddedSupabase } from '../../backend/vite-plugin.ts'
import { temporaryFolder } from './server.ts'

let data: string

beforeEach(() => {
  data = temporaryFolder()
  vi.stubEnv('BLANK_PAGE_DATA', data)
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(data, { recursive: true, force: true })
})

async function devServer(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [embeddedSupabase()],
  })
  return server.listen()
}

test('a dev server brings the backend, keeps it over its own restart, and gives the folder back at its end', async () => {
  const server = await devServer()
  const lock = join(data, 'server.lock')
  const readIds = async () => {
    const url = lockHolder(lock)?.url ?? ''
    const response = await fetch(`${url}/rest/v1/posts_fanart?select=id`, {
      headers: { apikey: PUBLISHABLE_KEY },
    })
    return response.json()
  }
  expect(await readIds()).toHaveLength(6)
  await server.restart()
  expect(await readIds()).toHaveLength(6)
  await server.close()
  expect(lockHolder(lock)).toBeUndefined()
})

test('the plugin takes no part in a build', () => {
  expect(embeddedSupabase().apply).toBe('serve')
})
