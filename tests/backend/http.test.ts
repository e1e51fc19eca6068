import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApiMiddleware } from '../../backend/http.ts'
import { serveApi } from '../../backend/listen.ts'
import { createPictureService } from '../../backend/pictures.ts'
import { createRenderCache } from '../../backend/renderCache.ts'
import { temporaryFolder } from './server.ts'

let server: Server
afterEach(() => server.close())

/** Serves an API whose responses come from `respond`. Returns its URL. */
async function serve(respond: (path: string) => Promise<Response>): Promise<string> {
  const folder = temporaryFolder()
  const middleware = createApiMiddleware({
    app: { fetch: (request: Request) => respond(new URL(request.url).pathname) },
    pictures: createPictureService(folder, createRenderCache(folder)),
  })
  server = createServer((request, response) => middleware(request, response, () => response.end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

test('requests reach the database one at a time, even after a failed one', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let active = 0
  let maxActive = 0
  const url = await serve(async (path) => {
    maxActive = Math.max(maxActive, (active += 1))
    await setTimeout(1)
    active -= 1
    if (path.endsWith('/failing')) throw new Error('failing')
    return Response.json({ path })
  })
  const statuses = await Promise.all(
    ['failing', 'a', 'b', 'c'].map((name) => fetch(`${url}/rest/v1/${name}`).then(({ status }) => status)),
  )
  expect(statuses).toEqual([500, 200, 200, 200])
  expect(maxActive).toBe(1)
})

describe('a page of another origin', () => {
  const CALLS: [name: string, method: string, path: string][] = [
    ['reads no rows', 'GET', '/rest/v1/posts_fanart?select=*'],
    ['writes no rows', 'PATCH', '/rest/v1/posts_fanart?id=eq.1'],
    ['calls no function', 'POST', '/rest/v1/rpc/empty_trash'],
    ['does not sign in', 'POST', '/auth/v1/token?grant_type=password'],
    ['uploads no picture', 'POST', '/storage/v1/object/media/a.webp'],
    ['reads no picture', 'GET', '/storage/v1/object/public/media/a.webp'],
    ['gets no permission before a request', 'OPTIONS', '/rest/v1/posts_fanart'],
  ]

  test.each(CALLS)('%s', async (_name, method, path) => {
    const respond = vi.fn<() => Promise<Response>>().mockResolvedValue(Response.json({}))
    const url = await serve(respond)
    const { port } = new URL(url)
    const others = ['https://evil.example', `http://evil.example:${port}`, 'http://127.0.0.1:1', 'null', '']
    for (const origin of others) {
      const response = await fetch(url + path, { method, headers: { origin } })
      expect([response.status, response.headers.get('access-control-allow-origin')], origin).toEqual([
        403,
        null,
      ])
    }
    expect(respond).not.toHaveBeenCalled()
  })

  test('differs from the own origin, which browsers send with a write, and from programs', async () => {
    const url = await serve(() =>
      Promise.resolve(Response.json({}, { headers: { 'access-control-allow-origin': '*' } })),
    )
    for (const headers of [{ origin: url }, { origin: url.replace('http:', 'https:') }, {}]) {
      const response = await fetch(`${url}/rest/v1/posts_fanart`, { method: 'POST', headers })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null])
    }
  })
})

test('the API is served only by its own address, so that no other domain can stand for it', async () => {
  const api = await serveApi({ middleware: (_request, response) => response.writeHead(204).end() })
  const statusOf = async (host: string) => {
    const outgoing = httpRequest(api.url, { headers: { host } }).end()
    const [response]: { statusCode?: number; resume: () => void }[] = await once(outgoing, 'response')
    response?.resume()
    return response?.statusCode
  }
  const { port, host } = new URL(api.url)
  expect(await statusOf(host)).toBe(204)
  for (const other of ['evil.example', `evil.example:${port}`, '127.0.0.1'])
    expect(await statusOf(other)).toBe(403)
  await api.close()
})
