import { resolve } from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ResolvedConfig, type ViteDevServer } from 'vite'
import { accountsFrom } from './accounts.ts'
import type { Backend } from './backend.ts'
import { clusterTemplate } from './cluster.ts'
import { dataPath, isUnmade } from './dataFolder.ts'

// One per process, wherever this module is loaded anew: on a restart Vite opens the new server before it closes
// the old one, and a data folder has one user.
declare global {
  var embeddedBackend: Promise<Backend> | undefined
}

/**
 * The embedded Supabase for `vite` and `vite preview`. `apply: 'serve'` keeps it out of builds, and Lite
 * and Postgres are imported only when a server starts.
 */
export function embeddedSupabase(): Plugin {
  let config: ResolvedConfig

  const mount = async (server: ViteDevServer | PreviewServer) => {
    const first = !globalThis.embeddedBackend
    const starting = (globalThis.embeddedBackend ??= start(config))
    const backend = await starting.catch((error: unknown) => {
      globalThis.embeddedBackend = undefined
      throw error
    })
    server.middlewares.use(backend.middleware)
    announceAddress(server, backend)
    closeWith(server, backend)
    if (first) closeOnInterrupt(server)
  }

  return {
    name: 'blank-page:embedded-supabase',
    apply: 'serve',
    configResolved(resolved) {
      config = resolved
      headStart(config)
    },
    configureServer: mount,
    configurePreviewServer: mount,
  }
}

function settings({ mode, envDir }: ResolvedConfig): Record<string, string | undefined> {
  return envDir === false ? process.env : loadEnv(mode, envDir, ['VITE_DEV_', 'DEV_', 'BLANK_PAGE_'])
}

/** On a first start, lets the slowest part run while Vite and the other plugins still get ready. */
function headStart(config: ResolvedConfig): void {
  const unmade = isUnmade(dataPath(settings(config)['BLANK_PAGE_DATA']))
  if (unmade && !globalThis.embeddedBackend) clusterTemplate().catch(() => undefined) // asked again, and told, later
}

async function start(config: ResolvedConfig): Promise<Backend> {
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
function announceAddress({ httpServer }: ViteDevServer | PreviewServer, backend: Backend): void {
  httpServer?.once('listening', () => {
    const address = httpServer.address()
    if (typeof address === 'object' && address) backend.announce(`http://localhost:${address.port}`)
  })
}

/** A server counts as closed when its backend is. (A restart closes the old server in another way.) */
function closeWith(server: ViteDevServer | PreviewServer, backend: Backend): void {
  const close = server.close.bind(server)
  server.close = async () => {
    globalThis.embeddedBackend = undefined
    try {
      await close()
    } finally {
      await backend.close()
    }
  }
}

/** Vite closes its server on SIGTERM; Ctrl+C and a closed terminal shall do the same. */
function closeOnInterrupt(server: ViteDevServer | PreviewServer): void {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void server.close().finally(() => process.exit(130)))
  }
}
