import { type AuthError, GoTrueClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import { READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from '@/config/constants'
import { logger } from '@/lib/logger'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import { backendKey, backendUrl } from './backendUrl'
import { DataError, readRetryAfter } from './errors'
import { OWNER_TOKEN_KEY } from './ownerToken'
import { toDataError, unwrapData } from './responses'
import { fetchWithServerTime } from './serverClock'
import { timeoutSignal } from './timeoutSignal'

interface Settings {
  fetch: typeof fetch
  fetchAuth: typeof fetch
  storageKey: string
  storage: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
    removeItem(key: string): void
  }
}

/**
 * A smaller supabase-js: its own packages for rows, auth and storage, combined as supabase-js does it. Requests carry the
 * session's token. It leaves out realtime and functions, which are half of the bundle size.
 */
class SupabaseClient extends PostgrestClient {
  readonly auth: GoTrueClient
  readonly storage: StorageClient

  constructor(url: string, key: string, { fetch: send, fetchAuth: sendAuth, storageKey, storage }: Settings) {
    const auth = new GoTrueClient({
      url: `${url}/auth/v1`,
      headers: { apikey: key },
      fetch: sendAuth,
      storageKey,
      storage,
      detectSessionInUrl: false,
    })
    const sendSigned: typeof fetch = async (input, init) => {
      const { data } = await auth.getSession()
      const headers = new Headers(init?.headers)
      headers.set('apikey', key)
      // Supabase rejects a publishable key as a bearer token.
      if (data.session) headers.set('Authorization', `Bearer ${data.session.access_token}`)
      return send(input, { ...init, headers })
    }
    super(`${url}/rest/v1`, { fetch: sendSigned })
    this.auth = auth
    this.storage = new StorageClient(`${url}/storage/v1`, {}, sendSigned)
  }
}

let client: SupabaseClient | undefined

/**
 * Applies the write timeout to requests without a signal, such as writes and session refreshes. Reads pass a shorter
 * timeout, backups a longer one. `uploads.ts` sends files with XMLHttpRequest instead.
 */
const fetchWithTimeout: typeof fetch = async (input, init) => {
  const signal = init?.signal ?? timeoutSignal(WRITE_TIMEOUT_MS)
  const response = await fetchWithServerTime(input, { ...init, signal })
  if (response.status === 429) retryAfter = response.headers.get('retry-after')
  return response
}

/** Status of the last response of Supabase Auth; 0 if none arrived. */
let authStatus = 0

const fetchAuth: typeof fetch = async (input, init) => {
  authStatus = 0
  const response = await fetchWithTimeout(input, init)
  authStatus = response.status
  return response
}

/** `Retry-After` of the last 429 response, because errors of auth-js have no headers. Null if it is absent or not exposed. */
let retryAfter: string | null = null

/**
 * Returns the owner's client. Only lazily loaded admin code may import it. Without a session it has a visitor's rights.
 * Throws `DataError` if no backend is configured.
 */
export function ownerClient(): SupabaseClient {
  const url = backendUrl()
  const key = backendKey()
  if (url === null || key === null) throw new DataError('rejected', 'No backend is configured.')
  client ??= new SupabaseClient(url, key, {
    fetch: fetchWithTimeout,
    fetchAuth,
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
 * Asks the server whether the current session belongs to the owner. Removes a session that the server rejects, because
 * requests with an invalid token cannot read even public rows. Throws `DataError`.
 */
export async function isOwner(): Promise<boolean> {
  const response = await ownerClient().rpc('owns_site')
  if (response.status === 401) await signOutOwner()
  if (response.status === 401 || response.status === 403) return false
  return unwrapData(response) === true
}

/** Returns whether this browser has a usable session. Refreshes an expired one. */
export async function hasOwnerSession(): Promise<boolean> {
  const { data } = await ownerClient().auth.getSession()
  return data.session !== null
}

/**
 * Signs in. Returns `denied` if the e-mail or password is wrong, and `stranger` if the account is not the owner's; the
 * session is then ended again. Throws `DataError`.
 */
export async function signInOwner(email: string, password: string): Promise<'owner' | 'stranger' | 'denied'> {
  const auth = ownerClient().auth
  const { error } = await auth.signInWithPassword({ email, password })
  if (error) {
    if (error.status === 400 || error.status === 401 || error.status === 422) return 'denied'
    throw toAuthDataError(error)
  }
  if (await isOwner()) return 'owner'
  await signOutOwner()
  return 'stranger'
}

/**
 * Ends this browser's session locally and on the server, so that a copied token becomes useless. Other devices stay signed
 * in. Returns whether the server confirmed in time. Never throws.
 */
export async function signOutOwner(): Promise<boolean> {
  try {
    const { error } = await Promise.race([ownerClient().auth.signOut({ scope: 'local' }), signOutTimeout()])
    if (error)
      logger.warn('The server’s session could not be ended. It was removed from this browser.', error)
    return !error
  } catch (error) {
    logger.warn('The server’s session could not be ended. It was removed from this browser.', error)
    return false
  } finally {
    localSafeStorage.remove(OWNER_TOKEN_KEY)
  }
}

async function signOutTimeout(): Promise<{ error: DataError }> {
  await new Promise((resolve) => setTimeout(resolve, READ_TIMEOUT_MS))
  return { error: new DataError('timeout', 'The server did not confirm the sign-out in time.') }
}

/** Calls `onChange` when a session starts or ends in any tab. Returns an unsubscribe function. */
export function onOwnerSessionChange(onChange: (isSignedIn: boolean) => void): () => void {
  const { data } = ownerClient().auth.onAuthStateChange((_event, session) => onChange(session !== null))
  return () => data.subscription.unsubscribe()
}

function toAuthDataError(error: AuthError): DataError {
  // Errors about a response that is not JSON, such as a page of a paused project, have no status.
  const status = error.status || authStatus
  if (status !== 429) return toDataError(error, status)
  const retryAfterS = readRetryAfter(retryAfter, error.message)
  return new DataError('throttled', error.message, { status, cause: error, retryAfterS })
}
