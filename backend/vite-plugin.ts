import { resolve } from 'node:path'
import { loadEnv, type Plugin, type PreviewServer, type ResolvedConfig, type ViteDevServer } from 'vite'
import type { Backend } from './backend.ts'

/** One backend per process: on a restart Vite opens the new server before it closes the old one. */
declare global {
  var embeddedBackend: { backend: Promise<Backend>; users: number } | undefined
}

/**
 * The embedded Supabase for `vite` and `vite preview`. `apply: 'serve'` keeps it out of builds, and its code is
 * imported only when a server starts.
 */
export function embeddedSupabase(): Plugin {
  let config: ResolvedConfig

  const mount = async (server: ViteDevServer | PreviewServer) => {
    const running = (globalThis.embeddedBackend ??= { backend: start(config), users: 0 })
    running.users += 1
    const backend = await running.backend.catch((error: unknown) => {
      globalThis.embeddedBackend = undefined
      throw error
    })
    closeWith(server, async () => {
      running.users -= 1
      if (running.users > 0) return
      globalThis.embeddedBackend = undefined
      await backend.close()
    })
    server.middlewares.use(backend.middleware)
    server.httpServer?.once('listening', () => {
      const address = server.httpServer?.address()
      if (typeof address === 'object' && address) backend.announce(`http://localhost:${address.port}`)
    })
  }

  return {
    name: 'blank-page:embedded-supabase',
    apply: 'serve',
    configResolved: (resolved) => void (config = resolved),
    configureServer: mount,
    configurePreviewServer: mount,
  }
}

async function start({ mode, root, envDir }: ResolvedConfig): Promise<Backend> {
  const env = envDir === false ? process.env : loadEnv(mode, envDir, ['VITE_DEV_', 'DEV_', 'BLANK_PAGE_'])
  const [{ startBackend }, { accountsFrom }, { dataPath }] = await Promise.all([
    import('./backend.ts'),
    import('./accounts.ts'),
    import('./dataFolder.ts'),
  ])
  const started = performance.now()
  const backend = await startBackend({
    data: dataPath(env['BLANK_PAGE_DATA']),
    accounts: accountsFrom(env),
    project: resolve(root, 'supabase'),
  })
  console.info(`[backend] 내장 Supabase 준비 완료 (${((performance.now() - started) / 1000).toFixed(1)}초)`)
  return backend
}

/** Closes the backend before the server counts as closed, whether Vite ends it or Ctrl+C does. */
function closeWith(server: ViteDevServer | PreviewServer, stop: () => Promise<void>): void {
  const close = server.close.bind(server)
  const interrupt = () => void server.close().finally(() => process.exit(130))
  let closing: Promise<void> | undefined
  server.close = () => {
    process.off('SIGINT', interrupt)
    process.off('SIGHUP', interrupt)
    return (closing ??= close().then(stop, stop))
  }
  process.once('SIGINT', interrupt)
  process.once('SIGHUP', interrupt)
}
