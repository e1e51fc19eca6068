import { GoTrueClient } from '@supabase/auth-js'
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
export class SupabaseClient extends PostgrestClient {
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
