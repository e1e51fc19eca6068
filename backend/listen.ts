import { createServer } from 'node:http'
import type { Backend } from './backend.ts'

/** Serves a backend alone, without a site, on a free port of this machine. Closing ends server and backend. */
export async function listen(backend: Backend): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) =>
    backend.middleware(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await backend.close()
    },
  }
}
