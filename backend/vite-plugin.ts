import { resolve } from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ResolvedConfig, type ViteDevServer } from 'vite'
import { accountsFrom } from './accounts.ts'
import type { Backend } from './backend.ts'
import { clusterTemplate } from './cluster.ts'
import { dataPath, isUnmade } from './dataFolder.ts'
import { BackendFault } from './fault.ts'
import { apiAddress } from './http.ts'
import { KEEP_ALIVE_MS } from './listen.ts'

// One per process, wherever this module is loaded anew: on a restart Vite opens the new server before it closes
// the old one, and a data folder has one user.
declare global {
  var embeddedBackend: Promise<Backend> | undefined
}

/**
 * The embedded Supabase for `vite` and `vite preview`. `apply: 'serve'` keeps it out of builds, and Lite
 * and Postgres are imported only when a server starts. The dev server answers pages meanwhile: what asks the backend waits
 * for it. A backend that cannot start ends the server, in words for the terminal.
 */
export function embeddedSupabase(end = (code: number): void => process.exit(code)): Plugin {
  let config: ResolvedConfig

  return {
    name: 'blank-page:embedded-supabase',
    apply: 'serve',
    configResolved(resolved) {
      config = resolved
      headStart(config)
    },
    configureServer(server) {
      const first = !globalThis.embeddedBackend
      const starting = sharedBackend(config)
      mount(server, starting)
      starting.catch(async (error: unknown) => {
        config.logger.error(error instanceof BackendFault ? error.message : String(error))
        await server.close()
        end(1)
      })
      if (first) closeOnInterrupt(server)
    },
    configurePreviewServer: async (server) => {
      const starting = sharedBackend(config)
      await starting
      mount(server, starting)
      closeOnInterrupt(server)
    },
  }
}

/** Gives a server the backend that is starting: its requests wait, its address is announced, its end is the backend's. */
function mount(server: ViteDevServer | PreviewServer, starting: Promise<Backend>): void {
  const { httpServer } = server
  if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = KEEP_ALIVE_MS
  server.middlewares.use((request, response, next) => {
    if (!apiAddress(request.url)) return next()
    starting.then(({ middleware }) => middleware(request, response, next), next)
  })
  announceAddress(server, starting)
  closeWith(server, starting)
}

type Project = Pick<ResolvedConfig, 'mode' | 'envDir' | 'root'>

/** The one embedded backend of this process, started when first asked for. Throws a BackendFault. */
export async function sharedBackend(project: Project): Promise<Backend> {
  try {
    return await (globalThis.embeddedBackend ??= start(project))
  } catch (error) {
    globalThis.embeddedBackend = undefined
    throw error
  }
}

function settings({ mode, envDir }: Pick<Project, 'mode' | 'envDir'>): Record<string, string | undefined> {
  return envDir === false ? process.env : loadEnv(mode, envDir, ['VITE_DEV_', 'DEV_', 'BLANK_PAGE_'])
}

/** On a first start, lets the slowest part run while Vite and the other plugins still get ready. */
function headStart(config: ResolvedConfig): void {
  const unmade = isUnmade(dataPath(settings(config)['BLANK_PAGE_DATA']))
  if (unmade && !globalThis.embeddedBackend) clusterTemplate().catch(() => undefined) // asked again, and told, later
}

async function start(config: Project): Promise<Backend> {
  const env = settings(config)
  const started = performance.now()
  const { startBackend } = await import('./backend.ts')
  const backend = await startBackend({
    data: dataPath(env['BLANK_PAGE_DATA']),
    accounts: accountsFrom(env),
    project: resolve(config.root, 'supabase'),
  })
  console.info(`[backend] 내장 Supabase 준비 완료 (${((performance.now() - started) / 1000).toFixed(1)}초)`)
  return backend
}

/** The scripts find a running server by its address in the lock. */
function announceAddress({ httpServer }: ViteDevServer | PreviewServer, starting: Promise<Backend>): void {
  httpServer?.once('listening', () => {
    const address = httpServer.address()
    if (typeof address !== 'object' || !address) return
    const url = `http://localhost:${address.port}`
    starting.then((backend) => backend.announce(url)).catch(() => undefined) // told where it was started
  })
}

/** A server counts as closed when its backend is. (A restart closes the old server in another way.) */
function closeWith(server: ViteDevServer | PreviewServer, starting: Promise<Backend>): void {
  const close = server.close.bind(server)
  server.close = async () => {
    globalThis.embeddedBackend = undefined
    try {
      await close()
    } finally {
      const backend = await starting.catch(() => undefined)
      await backend?.close()
    }
  }
}

/** Vite closes its server on SIGTERM; Ctrl+C and a closed terminal shall do the same. */
function closeOnInterrupt(server: ViteDevServer | PreviewServer): void {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(130)))
  }
}
