import { createHmac } from 'node:crypto'
import { vi } from 'vitest'
import { project } from './project.ts'
import type { TestServer } from './server.ts'
import { installFakeDate } from '../support/clock.ts'

/** Kinds of clients of the API, by their key and token. */
const ALL_IDENTITIES = ['nobody', 'visitor', 'stranger', 'expired', 'unsigned', 'forged', 'owner'] as const
export type Identity = (typeof ALL_IDENTITIES)[number]
/** A token expires by a changed clock, which only the embedded backend shares. */
export const IDENTITIES = ALL_IDENTITIES.filter((who) => who !== 'expired' || !project)

/** Identities that get 401 for every request. */
export const REJECTED: readonly Identity[] = ['nobody', 'expired', 'unsigned', 'forged']

export interface Call {
  method: string
  path: string
  body?: object | Uint8Array<ArrayBuffer> | undefined
  headers?: Record<string, string>
}

const TWO_HOURS_MS = 2 * 60 * 60 * 1000
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Returns a token signed with `secret`, or an unsigned one with `alg: none`. */
function token(payload: object, secret?: string): string {
  const header = encode({ alg: secret ? 'HS256' : 'none', typ: 'JWT' })
  const exp = Math.floor(Date.now() / 1000) + 3600
  const text = `${header}.${encode({ exp, ...payload })}`
  return `${text}.${secret ? createHmac('sha256', secret).update(text).digest('base64url') : ''}`
}

/** Returns a function that sends a call as an identity. */
export async function callers(server: TestServer) {
  const sessionOf = async (who: 'owner' | 'stranger') => {
    const { data } = await (await server.signedIn(who)).auth.getSession()
    return `Bearer ${data.session?.access_token}`
  }
  const apikey = server.key
  const owner = await sessionOf('owner')
  const claims = { role: 'service_role', sub: '00000000-0000-4000-8000-000000000001' }
  const headers: Record<Identity, Record<string, string>> = {
    nobody: {},
    visitor: { apikey },
    stranger: { apikey, authorization: await sessionOf('stranger') },
    expired: { apikey, authorization: owner },
    unsigned: { apikey, authorization: `Bearer ${token(claims)}` },
    forged: {
      apikey,
      authorization: `Bearer ${token(claims, 'a-secret-of-another-project-with-32-letters')}`,
    },
    owner: { apikey, authorization: owner },
  }
  const send = (who: Identity, { method, path, body, headers: more }: Call) => {
    const bytes = body instanceof Uint8Array
    return fetch(server.url + path, {
      method,
      headers: { ...(body && !bytes && { 'content-type': 'application/json' }), ...headers[who], ...more },
      ...(body && { body: bytes ? body : JSON.stringify(body) }),
    })
  }
  return async (who: Identity, call: Call): Promise<Response> => {
    if (who !== 'expired') return send(who, call)
    installFakeDate(Date.now() + TWO_HOURS_MS)
    return send(who, call).finally(() => vi.useRealTimers())
  }
}
