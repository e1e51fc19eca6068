import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer, loadConfigFromFile, preview, type PreviewServer, type ViteDevServer } from 'vite'
import { temporaryFolder } from './server.ts'

const SECRET = 'a-secret-of-this-machine'
const PRIVATE = [
  'supabase/.temp/state.json',
  'supabase/.temp/data/base/1/1259',
  'supabase/.temp/second/state.json',
  '.env',
  '.env.local',
  '.cache/backend-tests/state.json',
  '.cache/postgres/0.4.5/PG_VERSION',
]

let root: string
let server: ViteDevServer
let previewServer: PreviewServer
let port: number

beforeAll(async () => {
  root = temporaryFolder()
  for (const file of [...PRIVATE, 'public.txt', '.cache/vite/deps/a.js']) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `export default "${SECRET}"`)
  }
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>page</title>') // Served for unknown paths.
  // The project's own server settings, applied to this folder.
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' })
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { ...loaded?.config.server, port: 0, hmr: false, ws: false },
    plugins: [
      {
        name: 'api',
        configureServer: ({ middlewares }) =>
          void middlewares.use('/rest/v1', (_request, response) => response.end(SECRET)),
      },
    ],
  })
  await server.listen()
  port = portOf(server)
  mkdirSync(join(root, 'dist'))
  previewServer = await preview({
    configFile: false,
    root,
    logLevel: 'silent',
    preview: { ...loaded?.config.preview, port: 0 },
    plugins: [
      {
        name: 'api',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use('/rest/v1', (_request, response) => response.end(SECRET)),
      },
    ],
  })
})
afterAll(async () => {
  await previewServer.close()
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

function portOf({ httpServer }: ViteDevServer | PreviewServer): number {
  const address = httpServer?.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Requests a path without normalizing it, with any Host header. */
function get(path: string, host = `localhost:${port}`, at = port): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port: at, path, headers: { host } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    outgoing.on('error', reject).end()
  })
}

test('other files are served', async () => {
  expect(await get('/public.txt')).toMatchObject({ status: 200 })
  expect((await get('/.cache/vite/deps/a.js')).status).toBe(200)
})

test.each(PRIVATE)('%s is never served, whatever the spelling of its path', async (file) => {
  const absolute = join(root, file)
  const spellings = [
    `/${file}`,
    `/@fs${absolute}`,
    `/@fs/${absolute}`,
    `/${file.replaceAll('.', '%2e')}`,
    `/./${file}`,
    `//${file}`,
  ]
  for (const path of spellings)
    for (const query of ['', '?raw', '?url', '?import&raw', '?inline', '?raw??', '?import&url&inline']) {
      const { body } = await get(path + query)
      expect(body.includes(SECRET), path + query).toBe(false)
    }
})

test.each(['evil.example', 'evil.example:5173', 'localhost.evil.example', 'blankpage.test'])(
  'requests with the host %s are rejected, including API requests',
  async (host) => {
    for (const path of ['/', '/public.txt', '/rest/v1/posts_fanart'])
      for (const at of [port, portOf(previewServer)]) expect((await get(path, host, at)).status).toBe(403)
    for (const at of [port, portOf(previewServer)])
      expect((await get('/rest/v1/posts_fanart', 'localhost', at)).body).toBe(SECRET)
  },
)

test('no server grants access to another origin, not even to one of this machine', async () => {
  for (const at of [port, portOf(previewServer)])
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin: 'http://localhost:1', 'access-control-request-method': 'PATCH' }
      const response = await fetch(`http://localhost:${at}/rest/v1/posts_fanart`, { method, headers })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
      expect(await response.text()).toBe(SECRET) // Vite has left the answer to the backend.
    }
})

test('a build in development mode is rejected, because it would contain the password', async () => {
  const load = (mode: string) =>
    loadConfigFromFile({ command: 'build', mode }, undefined, undefined, 'silent')
  await expect(load('development')).rejects.toThrow(/development mode/)
  expect((await load('demo'))?.config.build?.outDir).toBe('dist-demo')
})
