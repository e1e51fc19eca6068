import { type AuthError, GoTrueClient } from '@supabase/auth-js'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '@/config/constants'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { logger } from '@/lib/logger'
import { valueOf } from './answers'
import { backendKey, backendUrl } from './backendUrl'
import { DataError, kindOfStatus } from './errors'
import { OWNER_TOKEN_KEY } from './ownerToken'
import { fetchAndNoteTime } from './serverClock'
import { timeLimit } from './timeLimit'
import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'

interface Settings {
  fetch: typeof fetch
  storageKey: string
  storage: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
    removeItem(key: string): void
  }
}

/**
 * supabase-js of the parts that the desk uses, joined as it joins them itself: rows, signing in and storage, each request in
 * the name of whoever is signed in. Realtime and functions, which nothing here asks for, are half of its size.
 */
class SupabaseClient extends PostgrestClient {
  readonly auth: GoTrueClient
  readonly storage: StorageClient

  constructor(url: string, key: string, { fetch: send, storageKey, storage }: Settings) {
    const auth = new GoTrueClient({
      url: `${url}/auth/v1`,
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      fetch: send,
      storageKey,
      storage,
      detectSessionInUrl: false,
    })
    const sendSigned: typeof fetch = async (input, init) => {
      const { data } = await auth.getSession()
      const headers = new Headers(init?.headers)
      headers.set('apikey', key)
      headers.set('Authorization', `Bearer ${data.session?.access_token ?? key}`)
      return send(input, { ...init, headers })
    }
    super(`${url}/rest/v1`, { fetch: sendSigned })
    this.auth = auth
    this.storage = new StorageClient(`${url}/storage/v1`, {}, sendSigned)
  }
}

let client: SupabaseClient | undefined

/**
 * Ends what has no limit of its own, as all writes and the refreshing of a session, so that nobody waits for ever. Reads are
 * called with a shorter limit, a backup's with a longer one; files go up by another way (`uploads.ts`).
 */
const fetchInTime: typeof fetch = (input, init) =>
  fetchAndNoteTime(input, { ...init, signal: init?.signal ?? timeLimit(WRITE_TIMEOUT_MS) })

/**
 * The owner's client: for lazy admin chunks alone. Without a session it reads what the public may.
 * Throws a `DataError` when no backend is configured.
 */
export function ownerClient(): SupabaseClient {
  const url = backendUrl()
  const key = backendKey()
  if (url === null || key === null) throw new DataError('rejected', 'No backend is configured.')
  client ??= new SupabaseClient(url, key, {
    fetch: fetchInTime,
    storageKey: OWNER_TOKEN_KEY,
    storage: {
      getItem: localSafeStorage.get,
      setItem: (name, value) => void localSafeStorage.set(name, value),
      removeItem: localSafeStorage.remove,
    },
  })
  return client
}

/**
 * Whether a session exists here and its account is the owner's, by the server's word. One that the server does not know is
 * forgotten here, for with it not even what is public could be read. Throws `DataError`.
 */
export async function isOwner(): Promise<boolean> {
  const answer = await ownerClient().rpc('owns_site')
  if (answer.status === 401) await signOutOwner()
  if (answer.status === 401 || answer.status === 403) return false
  return valueOf(answer) === true
}

/** Whether this browser holds a session that can still be used; refreshes one that has run out. */
export async function hasOwnerSession(): Promise<boolean> {
  const { data } = await ownerClient().auth.getSession()
  return data.session !== null
}

/**
 * Signs in with the owner's account. `denied` when e-mail or password are wrong, `stranger` when the account is right and
 * not the owner's; nobody stays signed in then. Throws `DataError`.
 */
export async function signInOwner(email: string, password: string): Promise<'owner' | 'stranger' | 'denied'> {
  const auth = ownerClient().auth
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) {
    if (error.status === 400 || error.status === 401 || error.status === 422) return 'denied'
    throw authFault(error)
  }
  if (await isOwner()) return 'owner'
  await signOutOwner()
  return 'stranger'
}

/**
 * Ends this browser's session, here and, when it answers in time, on the server: nobody goes on with it then, whoever has
 * copied its token. Other devices stay connected. Says whether the server has answered. Never throws.
 */
export async function signOutOwner(): Promise<boolean> {
  try {
    const { error } = await Promise.race([ownerClient().auth.signOut({ scope: 'local' }), tooLate()])
    if (error) logger.warn('서버의 세션을 끝내지 못했습니다. 이 브라우저에서는 지웠습니다.', error)
    return !error
  } catch (error) {
    logger.warn('서버의 세션을 끝내지 못했습니다. 이 브라우저에서는 지웠습니다.', error)
    return false
  } finally {
    localSafeStorage.remove(OWNER_TOKEN_KEY)
  }
}

async function tooLate(): Promise<{ error: DataError }> {
  await new Promise((resolve) => setTimeout(resolve, READ_TIMEOUT_MS))
  return { error: new DataError('timeout', 'The server did not say that the session has ended.') }
}

/** Calls back whenever a session begins or ends, in this tab or another. Returns the way to stop. */
export function onOwnerSession(changed: (signedIn: boolean) => void): () => void {
  const { data } = ownerClient().auth.onAuthStateChange((_event, session) => changed(session !== null))
  return () => data.subscription.unsubscribe()
}

function authFault(error: AuthError): DataError {
  const status = error.status ?? 0
  return new DataError(kindOfStatus(status), error.message, { status, cause: error })
}
