// How the data scripts reach the data: through the API, as the owner, whether a server runs or not.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { loadEnv } from 'vite'
import { accountsFrom } from '../../backend/accounts.ts'
import { startBackend } from '../../backend/backend.ts'
import { dataPath, lockFile, MEMORY } from '../../backend/dataFolder.ts'
import { BackendFault } from '../../backend/fault.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { listen } from '../../backend/listen.ts'
import { lockHolder } from '../../backend/lock.ts'

export type Access = { client: SupabaseClient; where: string; close(): Promise<void> }

/** The settings of `.env` files and of the shell, those of the shell winning. */
export function settings(): Record<string, string | undefined> {
  return { ...loadEnv('development', process.cwd(), ['VITE_', 'DEV_', 'BLANK_PAGE_', 'SUPABASE_']) }
}

/** A client of an address that keeps no session behind. */
export function clientOf(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    // oxlint-disable-next-line no-unsafe-type-assertion, no-extraneous-class -- Node 20 has no WebSocket, createClient wants one
    realtime: { transport: class {} as never },
  })
}

/**
 * The embedded backend as its owner: the running server's when there is one, else the data folder itself.
 * Throws a BackendFault that says what stands in the way.
 */
export async function embeddedAccess(): Promise<Access> {
  const env = settings()
  const data = dataPath(env['BLANK_PAGE_DATA'])
  if (data === MEMORY) throw new BackendFault('BLANK_PAGE_DATA=memory:// 에는 남아 있는 데이터가 없습니다.')
  const accounts = accountsFrom(env)
  const running = lockHolder(lockFile(data))?.url
  const server = running
    ? { url: running, close: () => Promise.resolve() }
    : await listen(await startBackend({ data, accounts }))
  const client = clientOf(server.url, PUBLISHABLE_KEY)
  const { error } = await client.auth.signInWithPassword(accounts.owner)
  if (error) {
    await server.close()
    throw new BackendFault(
      `개발용 주인 계정으로 로그인하지 못했습니다 (${error.message}). .env를 고친 뒤라면 서버를 다시 시작해 주세요.`,
    )
  }
  return { client, where: running ?? data, close: () => server.close() }
}

/** A real project by its service key, where VITE_SUPABASE_URL names one, else the embedded backend. Throws a BackendFault. */
export async function dataAccess(): Promise<Access> {
  return hostedAccess() ?? embeddedAccess()
}

/** A real project by its service key; nothing when none is named. */
export function hostedAccess(): Access | undefined {
  const env = settings()
  const url = env['VITE_SUPABASE_URL']
  if (!url) return undefined
  const key = env['SUPABASE_SERVICE_ROLE_KEY']
  if (!key)
    throw new BackendFault('SUPABASE_SERVICE_ROLE_KEY가 필요합니다. (.env가 아니라 명령 앞에 적어 주세요.)')
  return { client: clientOf(url, key), where: url, close: () => Promise.resolve() }
}

/** Runs a script and ends the process: quietly after a fault that explains itself, with its stack after another. */
export async function runScript(script: () => Promise<void>): Promise<never> {
  try {
    await script()
  } catch (error) {
    console.error(error instanceof BackendFault ? error.message : error)
    process.exit(1)
  }
  process.exit(0) // PGlite would keep the process alive
}
