import { createServer } from 'node:http'
import type { Backend } from './backend.ts'

/** How long an idle connection stays open, in ms: a client that was busy for longer than Node's 5 s finds it closed under it. */
export const KEEP_ALIVE_MS = 10 * 60_000

interface Listening {
  url: string
  close: () => Promise<void>
}

/** Serves a backend alone, without a site, on a free port of this machine. Closing leaves the backend open. */
export async function serveApi(backend: Pick<Backend, 'middleware'>): Promise<Listening> {
  const server = createServer((request, response) =>
    backend.middleware(request, response, () => response.writeHead(404).end()),
  )
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The same, for a backend of its own: closing ends both. */
export async function listen(backend: Backend): Promise<Listening> {
  const { url, close } = await serveApi(backend)
  return {
    url,
    close: async () => {
      await close()
      await backend.close()
    },
  }
}
