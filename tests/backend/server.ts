import { createServer } from 'node:http'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { type Account, accountsFrom } from '../../backend/accounts.ts'
import { type Backend, startBackend } from '../../backend/backend.ts'
import { MEMORY } from '../../backend/dataFolder.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'

export type TestServer = {
  /** Address of the backend, without a slash at its end. */
  url: string
  key: string
  backend: Backend
  accounts: { owner: Account; stranger: Account }
  /** A visitor's client. */
  visitor(): SupabaseClient
  /** A client with a session of the seeded owner or stranger. */
  signedIn(who: 'owner' | 'stranger'): Promise<SupabaseClient>
  close(): Promise<void>
}

/**
 * A backend of its own over real HTTP: in memory, on a free port, with the sample content unless `samples: false`.
 * With BLANK_PAGE_TEST_DB=postgres://… it uses a throw-away database on that PostgreSQL server instead.
 */
export async function testServer({
  samples = true,
  data = MEMORY,
}: { samples?: boolean; data?: string } = {}): Promise<TestServer> {
  const accounts = accountsFrom({})
  const backend = await startBackend({ data, samples, accounts })
  const http = createServer((request, response) =>
    backend.middleware(request, response, () => response.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  const visitor = () =>
    createClient(url, PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      // oxlint-disable-next-line no-unsafe-type-assertion, no-extraneous-class -- Node 20 has no WebSocket, createClient wants one
      realtime: { transport: class {} as never },
    })
  return {
    url,
    key: PUBLISHABLE_KEY,
    backend,
    accounts,
    visitor,
    signedIn: async (who) => {
      const client = visitor()
      const { error } = await client.auth.signInWithPassword(accounts[who])
      if (error) throw error
      return client
    },
    close: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await backend.close()
    },
  }
}
