import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Number of parts into which a document's content is split. */
const PIECES = 8
/** Delay between two parts, in ms: long enough to paint a frame. */
const BETWEEN_MS = 60

/** Sends a document up to the end of the page's header at first, then the rest part by part. */
async function sendInPieces(html: Buffer, to: ServerResponse) {
  const header = Math.max(html.indexOf('</header>'), html.indexOf('<body'), 0)
  const size = Math.ceil((html.length - header) / PIECES)
  to.write(html.subarray(0, header))
  for (let from = header; from < html.length; from += size) {
    await new Promise((painted) => setTimeout(painted, BETWEEN_MS))
    to.write(html.subarray(from, from + size))
  }
  to.end()
}

async function whole(from: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of from) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** Serves the site of `origin` through a proxy that sends each document part by part. */
export async function serveInParts(origin: string) {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (found) => {
      const { 'content-length': _, ...kept } = found.headers
      const isDocument = found.headers['content-type']?.startsWith('text/html') ?? false
      answer.writeHead(found.statusCode ?? 502, isDocument ? kept : found.headers)
      if (isDocument) void whole(found).then((html) => sendInPieces(html, answer))
      else found.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
