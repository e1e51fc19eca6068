import { createServer } from 'node:http'
import type { Backend } from './backend.ts'

/** Keep-alive timeout in ms. With Node's default of 5 s, a busy client reuses a connection that is being closed. */
export const KEEP_ALIVE_MS = 10 * 60_000

interface Listening {
  url: string
  close: () => Promise<void>
}

/** Serves only the API on a free local port. Closing the server leaves the backend open. */
export async function serveApi(backend: Pick<Backend, 'middleware'>): Promise<Listening> {
  const server = createServer((request, response) => {
    // DNS rebinding: a page can let its own domain point to this machine, and then counts as the API's own origin.
    const isRebound = request.headers.host !== `127.0.0.1:${request.socket.localPort}`
    if (isRebound) response.writeHead(403).end()
    else backend.middleware(request, response, () => response.writeHead(404).end())
  })
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

/** Like `serveApi`, but closing the server also closes the backend. */
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
