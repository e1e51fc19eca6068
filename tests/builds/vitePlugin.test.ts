import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { KEEP_ALIVE_MS } from '../../backend/listen.ts'
import { lockHolder, acquireLock } from '../../backend/lock.ts'
import { embeddedSupabase } from '../../backend/vite-plugin.ts'
import seed from '../../supabase/seed/sample/posts.json' with { type: 'json' }
import { temporaryFolder } from '../backend/server.ts'

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

function urlOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address()
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : ''
}

test('a dev server starts the backend, keeps it on a restart and releases the folder when it closes', async () => {
  const server = await devServer()
  const lock = join(data, 'server.lock')
  const readIds = async () => {
    const response = await fetch(`${urlOf(server)}/rest/v1/posts_fanart?select=id`, {
      headers: { apikey: PUBLISHABLE_KEY },
    })
    return response.json()
  }
  expect(await readIds()).toHaveLength(PUBLISHED)
  expect(lockHolder(lock)?.url).toBe(urlOf(server))
  expect(server.httpServer).toHaveProperty('keepAliveTimeout', KEEP_ALIVE_MS)
  await server.restart()
  expect(await readIds()).toHaveLength(PUBLISHED)
  await server.close()
  expect(lockHolder(lock)).toBeUndefined()
})

test('pages do not wait for the backend, and a server that closes early leaves a complete folder', async () => {
  const server = await devServer()
  await fetch(`${urlOf(server)}/`)
  const lock = join(data, 'server.lock')
  expect(lockHolder(lock)?.url).toBeUndefined()
  await server.close()
  expect(lockHolder(lock)).toBeUndefined()
  expect(readFileSync(join(data, 'state.json'), 'utf8')).toContain('complete')
})

test('a backend that fails to start logs the reason and exits', async () => {
  const lock = acquireLock(join(data, 'server.lock'))
  const logger = createLogger('silent')
  const logError = vi.spyOn(logger, 'error')
  const code = await new Promise((end) => void devServer(embeddedSupabase(end), logger))
  expect(code).toBe(1)
  expect(logError).toHaveBeenCalledWith(expect.stringContaining('Another server already uses'))
  lock.release()
})

test('the plugin does not apply to builds', () => {
  expect(embeddedSupabase().apply).toBe('serve')
})
