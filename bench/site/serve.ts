// Builds the site in demo mode and serves it as a host would, with its rows and the floors beside it.
import { createServer } from 'node:http'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { startBackend } from '../../backend/backend.ts'
import { MEMORY } from '../../backend/dataFolder.ts'
import { buildDemo } from '../../scripts/prerender/demo.ts'
import { staticHost } from '../../scripts/static/hosting/staticHost.ts'
import { makeCertificate } from './certificate.ts'
import { floors } from './floors.ts'
import { serveFront } from './front.ts'

const OUT_DIR = 'dist-demo'

export interface Site {
  url: string
  protocol: 'HTTP/2' | 'HTTP/1.1'
  /** What a browser is told so that it trusts the site. */
  browserArgs: string[]
  close(): Promise<void>
}

/**
 * Serves the demo build at a port, built anew unless told not to. Rows live in memory and are the samples. HTTP/2 where
 * `openssl` can make a certificate, else HTTP/1.1. Throws when there is nothing built to serve.
 */
export async function serveSite({ port, build }: { port: number; build: boolean }): Promise<Site> {
  const folder = resolve(OUT_DIR)
  const backend = await startBackend({ data: MEMORY })
  if (build) await buildDemo(backend)
  if (!existsSync(folder)) throw new Error(`Nothing is built in ${OUT_DIR}: leave --no-build out.`)

  const floor = await floors()
  const host = staticHost({ folder })
  const server = createServer((request, response) =>
    floor(request, response, () =>
      backend.middleware(request, response, () =>
        host(request, response, () => response.writeHead(404).end()),
      ),
    ),
  )
  const certificate = makeCertificate()
  await new Promise<void>((ready) => server.listen(certificate ? 0 : port, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  const closeFront = certificate && (await serveFront(port, address.port, certificate))
  return {
    url: `${certificate ? 'https' : 'http'}://localhost:${port}`,
    protocol: certificate ? 'HTTP/2' : 'HTTP/1.1',
    browserArgs: certificate ? [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] : [],
    close: async () => {
      closeFront?.()
      server.closeAllConnections()
      server.close()
      await backend.close()
    },
  }
}
