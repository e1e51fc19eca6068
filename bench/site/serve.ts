import { existsSync } from 'node:fs'
// Serves a demo build over HTTP/2 like a host, with the sample rows and the baseline pages.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { startBackend } from '../../backend/backend.ts'
import { MEMORY } from '../../backend/dataFolder.ts'
import { buildDemo } from '../../scripts/build/prerender/site.ts'
import { staticHost } from '../../scripts/hosting/staticHost.ts'
import { serveBaselinePages } from './baselinePages.ts'
import { makeCertificate, startHttp2Proxy } from './http2Proxy.ts'

/** Shared by all sites, because Chromium accepts one exception. */
const certificate = makeCertificate()

export interface Site {
  folder: string
  url: string
  /** Chromium arguments that trust the site's certificate. */
  browserArgs: string[]
}

interface SiteOptions {
  port: number
  build: boolean
  folder: string
  /** Pictures from the storage wait for a separate connection, as with a hosted project. */
  hasStorageOrigin?: boolean
}

/** Serves the demo build in `folder` until the process ends. With `build` it builds `dist-demo` first. */
export async function serveSite(options: SiteOptions): Promise<Site> {
  const { port, folder, hasStorageOrigin = false } = options
  const backend = await startBackend({ data: MEMORY })
  if (options.build) await buildDemo(backend)
  if (!existsSync(folder)) throw new Error(`There is no build in ${folder}.`)

  const host = staticHost({ folder: resolve(folder) })
  const server = createServer((request, response) =>
    serveBaselinePages(request, response, () =>
      backend.middleware(request, response, () =>
        host(request, response, () => response.writeHead(404).end()),
      ),
    ),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  await startHttp2Proxy(port, address.port, { ...certificate, hasStorageOrigin })
  const browserArgs = [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`]
  return { folder, url: `https://localhost:${port}`, browserArgs }
}
