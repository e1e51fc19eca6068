import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** How many pieces a document's content comes in. */
const PIECES = 8
/** Between two of them, in ms: long enough for a frame to be painted. */
const BETWEEN_MS = 60

/** Sends a document up to the end of its header, which the first packets bring, then the rest a piece at a time. */
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

/** The site at `origin` again, behind a line that brings each document piece by piece. */
export async function serveInPieces(origin: string) {
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
