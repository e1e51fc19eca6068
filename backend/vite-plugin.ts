import { resolve } from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ResolvedConfig, type ViteDevServer } from 'vite'
import { accountsFrom } from './accounts.ts'
import type { Backend } from './backend.ts'
import { BackendError } from './backendError.ts'
import { clusterTemplate } from './cluster.ts'
import { dataPath, isUninitialized } from './dataFolder.ts'
import { parseApiUrl } from './http.ts'
import { KEEP_ALIVE_MS } from './listen.ts'

// A global, because Vite reloads this module on a restart and opens the new server before it closes the old one, but a
// data folder can have only one backend.
declare global {
  var embeddedBackend: Promise<Backend> | undefined
}

/**
 * The embedded Supabase for `vite` and `vite preview`. `apply: 'serve'` keeps it out of builds. Lite and Postgres are
 * imported only when a server starts. Meanwhile the dev server already serves pages; requests to the backend wait. If the
 * backend fails to start, the plugin logs its message and exits.
 */
export function embeddedSupabase(exit = (code: number): void => process.exit(code)): Plugin {
  let config: ResolvedConfig

  return {
    name: 'blank-page:embedded-supabase',
    apply: 'serve',
    configResolved(resolved) {
      config = resolved
      warmUpClusterTemplate(config)
    },
    configureServer(server) {
      const isFirst = !globalThis.embeddedBackend
      const starting = sharedBackend(config)
      mount(server, starting)
      starting.catch(async (error: unknown) => {
        config.logger.error(error instanceof BackendError ? error.message : String(error))
        await server.close()
        exit(1)
      })
      if (isFirst) closeOnInterrupt(server)
    },
    configurePreviewServer: async (server) => {
      const starting = sharedBackend(config)
      await starting
      mount(server, starting)
      closeOnInterrupt(server)
    },
  }
}

/** Connects a server to the starting backend: API requests wait for it, and closing the server closes it. */
function mount(server: ViteDevServer | PreviewServer, starting: Promise<Backend>): void {
  const { httpServer } = server
  if (httpServer && 'keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = KEEP_ALIVE_MS
  server.middlewares.use((request, response, next) => {
    if (!parseApiUrl(request.url)) return next()
    starting.then(({ middleware }) => middleware(request, response, next), next)
  })
  announceAddress(server, starting)
  closeWith(server, starting)
}

type Project = Pick<ResolvedConfig, 'mode' | 'envDir' | 'root'>

/** Returns the embedded backend of this process and starts it on the first call. Throws a BackendError. */
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

/** On a first start, creates the cluster template, the slowest step, while Vite is still starting. */
function warmUpClusterTemplate(config: ResolvedConfig): void {
  const isNew = isUninitialized(dataPath(settings(config)['BLANK_PAGE_DATA']))
  if (isNew && !globalThis.embeddedBackend) clusterTemplate().catch(() => undefined) // `start` reports the error.
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
  console.info(
    `[backend] Embedded Supabase is ready (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  )
  return backend
}

/** Records the server's URL in the lock file, where scripts find it. */
function announceAddress({ httpServer }: ViteDevServer | PreviewServer, starting: Promise<Backend>): void {
  httpServer?.once('listening', () => {
    const address = httpServer.address()
    if (typeof address !== 'object' || !address) return
    const url = `http://localhost:${address.port}`
    starting.then((backend) => backend.announce(url)).catch(() => undefined) // Already reported.
  })
}

/** Makes `server.close` wait for the backend. A restart closes the old server differently. */
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

/** Closes the server on Ctrl+C and when the terminal closes. Vite itself only handles SIGTERM. */
function closeOnInterrupt(server: ViteDevServer | PreviewServer): void {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(130)))
  }
}
