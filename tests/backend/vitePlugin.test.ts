import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { KEEP_ALIVE_MS } from '../../backend/listen.ts'
import { lockHolder, takeLock } from '../../backend/lock.ts'
import { embeddedSupabase } from '../../backend/vite-plugin.ts'
import seed from '../../supabase/seed/posts.json' with { type: 'json' }
import { temporaryFolder } from './server.ts'

const PUBLISHED = seed.fanart.filter(({ status }) => status === 'published').length
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

async function devServer(
  plugin = embeddedSupabase(),
  customLogger = createLogger('silent'),
): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    customLogger,
    server: { port: 0, host: 'localhost', hmr: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [plugin],
  })
  return server.listen()
}

function addressOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address()
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : ''
}

test('a dev server brings the backend, keeps it over its own restart, and gives the folder back at its end', async () => {
  const server = await devServer()
  const lock = join(data, 'server.lock')
  const readIds = async () => {
    const response = await fetch(`${addressOf(server)}/rest/v1/posts_fanart?select=id`, {
      headers: { apikey: PUBLISHABLE_KEY },
    })
    return response.json()
  }
  expect(await readIds()).toHaveLength(PUBLISHED)
  expect(lockHolder(lock)?.url).toBe(addressOf(server))
  expect(server.httpServer).toHaveProperty('keepAliveTimeout', KEEP_ALIVE_MS)
  await server.restart()
  expect(await readIds()).toHaveLength(PUBLISHED)
  await server.close()
  expect(lockHolder(lock)).toBeUndefined()
})

test('pages do not wait for the backend, and a server that ends before it came leaves a folder that is whole', async () => {
  const server = await devServer()
  await fetch(`${addressOf(server)}/`)
  const lock = join(data, 'server.lock')
  expect(lockHolder(lock)?.url).toBeUndefined()
  await server.close()
  expect(lockHolder(lock)).toBeUndefined()
  expect(readFileSync(join(data, 'state.json'), 'utf8')).toContain('complete')
})

test('a backend that cannot start ends the server and says why', async () => {
  const lock = takeLock(join(data, 'server.lock'))
  const logger = createLogger('silent')
  const said = vi.spyOn(logger, 'error')
  const code = await new Promise((end) => void devServer(embeddedSupabase(end), logger))
  expect(code).toBe(1)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('이미 다른 서버가 쓰고 있습니다'))
  lock.release()
})

test('the plugin takes no part in a build', () => {
  expect(embeddedSupabase().apply).toBe('serve')
})
