import { createServer, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createApiMiddleware } from '../../backend/http.ts'
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
