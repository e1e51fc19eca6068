// Access to the data for scripts: through the API, as the owner, with or without a running server.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { loadEnv } from 'vite'
import { accountsFrom } from '../../backend/accounts.ts'
import { type BackendOptions, startBackend } from '../../backend/backend.ts'
import { BackendError } from '../../backend/backendError.ts'
import { dataPath, lockFile, MEMORY } from '../../backend/dataFolder.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { listen } from '../../backend/listen.ts'
import { lockHolder } from '../../backend/lock.ts'

export type Access = { client: SupabaseClient; where: string; close(): Promise<void> }

/** Reads the settings from the `.env` files of a mode and the environment, which takes precedence. */
export function readSettings(mode = 'development'): Record<string, string | undefined> {
  return { ...loadEnv(mode, process.cwd(), ['VITE_', 'DEV_', 'BLANK_PAGE_', 'SUPABASE_']) }
}

/** Creates a client that does not store its session. */
export function createApiClient(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // oxlint-disable-next-line no-unsafe-type-assertion, no-extraneous-class -- Node 20 has no WebSocket, which createClient requires
    realtime: { transport: class {} as never },
  })
}

/**
 * Opens the embedded backend as its owner, through the running server if there is one, otherwise in the data folder.
 * Throws a BackendError if that fails.
 */
export async function embeddedAccess(options: Pick<BackendOptions, 'acceptsUnknown'> = {}): Promise<Access> {
  const env = readSettings()
  const data = dataPath(env['BLANK_PAGE_DATA'])
  if (data === MEMORY) throw new BackendError('BLANK_PAGE_DATA=memory:// keeps no data.')
  const accounts = accountsFrom(env)
  const running = lockHolder(lockFile(data))?.url
  const server = running
    ? { url: running, close: () => Promise.resolve() }
    : await listen(await startBackend({ ...options, data, accounts }))
  const client = createApiClient(server.url, PUBLISHABLE_KEY)
  const { error } = await client.auth.signInWithPassword(accounts.owner)
  if (error) {
    await server.close()
    throw new BackendError(
      `Couldn’t sign in as the development owner (${error.message}). If .env has changed, restart the server.`,
    )
  }
  return { client, where: running ?? data, close: () => server.close() }
}

/** Opens the hosted project if VITE_SUPABASE_URL is set, otherwise the embedded backend. Throws a BackendError. */
export async function dataAccess(options?: Pick<BackendOptions, 'acceptsUnknown'>): Promise<Access> {
  return hostedAccess() ?? embeddedAccess(options)
}

/**
 * Opens the hosted project with its service key. Returns undefined if VITE_SUPABASE_URL is not set; `.env.production` counts
 * only if there is a service key. Throws a BackendError without a service key.
 */
export function hostedAccess(): Access | undefined {
  const env = readSettings()
  // The second name is that of legacy keys.
  const key = env['SUPABASE_SECRET_KEY'] ?? env['SUPABASE_SERVICE_ROLE_KEY']
  const url = env['VITE_SUPABASE_URL'] ?? (key && readSettings('production')['VITE_SUPABASE_URL'])
  if (!url) return undefined
  if (!key)
    throw new BackendError('SUPABASE_SECRET_KEY is required. Write it before the command, not into .env.')
  return { client: createApiClient(url, key), where: url, close: () => Promise.resolve() }
}
