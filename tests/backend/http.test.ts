import { createServer, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { apiMiddleware } from '../../backend/http.ts'
import { pictures } from '../../backend/pictures.ts'
import { renderCache } from '../../backend/renderCache.ts'
import { temporaryFolder } from './server.ts'

let server: Server
afterEach(() => server.close())

/** An API whose every answer comes from `answer`; its address. */
async function serve(answer: (path: string) => Promise<Response>): Promise<string> {
  const folder = temporaryFolder()
  const middleware = apiMiddleware({
    app: { fetch: (request: Request) => answer(new URL(request.url).pathname) },
    pictures: pictures(folder, renderCache(folder)),
  })
  server = createServer((request, response) => middleware(request, response, () => response.end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

test('requests reach the database one at a time, also after one that fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let underWay = 0
  let most = 0
  const url = await serve(async (path) => {
    most = Math.max(most, (underWay += 1))
    await setTimeout(1)
    underWay -= 1
    if (path.endsWith('/torn')) throw new Error('torn')
    return Response.json({ path })
  })
  const answers = await Promise.all(
    ['torn', 'a', 'b', 'c'].map((name) => fetch(`${url}/rest/v1/${name}`).then(({ status }) => status)),
  )
  expect(answers).toEqual([500, 200, 200, 200])
  expect(most).toBe(1)
})
