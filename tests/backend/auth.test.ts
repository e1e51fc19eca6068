import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from './server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ samples: false })
  const owner = await server.signedIn('owner')
  const posts = [
    { title: '게시한 글', status: 'published' },
    { title: '쓰던 글', status: 'draft' },
  ]
  await owner.from('posts_fanart').insert(posts).throwOnError()
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const request = (
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) => fetch(server.url + path, { ...init, headers: { apikey: server.key, ...headers } })

const readTitles = async (headers: Record<string, string>) => {
  const response = await request('/rest/v1/posts_fanart?select=title', { headers })
  return { status: response.status, titles: response.ok ? await response.json() : undefined }
}

async function countUsers(): Promise<number> {
  const [row] = await server.backend.database.query<{ count: number }>(
    'select count(*)::int as count from auth.users',
  )
  return row?.count ?? -1
}

describe('creating accounts', () => {
  const email = 'guest@example.com'
  const body = { email, password: 'long-enough-password', create_user: true, data: {} }

  test.each([
    ['sign-up', '/signup', body],
    ['anonymous sign-in', '/signup', {}],
    ['one-time password', '/otp', body],
    ['magic link', '/magiclink', body],
    ['invitation', '/invite', body],
  ])('is not possible by %s', async (_name, path, content) => {
    const response = await request(`/auth/v1${path}`, { method: 'POST', body: JSON.stringify(content) })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error_code: 'signup_disabled' })
    expect(await countUsers()).toBe(2)
  })

  test.each([
    ['POST', '/recover'],
    ['POST', '/resend'],
    ['POST', '/verify'],
    ['GET', '/verify?type=signup&token=x'],
    ['GET', '/authorize?provider=github'],
    ['GET', '/callback'],
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['POST', '/admin/generate_link'],
    ['PUT', '/user'],
    ['POST', '/factors'],
    ['POST', '/sso'],
  ])('is not possible by %s %s', async (method, path) => {
    const init = method === 'GET' ? { method } : { method, body: JSON.stringify(body) }
    expect((await request(`/auth/v1${path}`, { ...init, redirect: 'manual' })).status).toBe(404)
    expect(await countUsers()).toBe(2)
  })

  test.each([
    '/auth/v1/%6Ftp',
    '/auth/v1/./otp',
    '/rest/v1/../../auth/v1/otp',
    '/auth/v1/otp/',
    '/auth/v1/OTP',
  ])('is not possible with another spelling of a path: %s', async (path) => {
    const response = await raw('POST', path, JSON.stringify(body))
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(await countUsers()).toBe(2)
  })

  test('is not possible with an identity token of another service', async () => {
    const response = await request('/auth/v1/token?grant_type=id_token', {
      method: 'POST',
      body: JSON.stringify({ provider: 'google', id_token: 'x.y.z' }),
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await countUsers()).toBe(2)
  })
})

describe('a session', () => {
  test('requires the right password', async () => {
    const { error } = await server
      .visitor()
      .auth.signInWithPassword({ ...server.accounts.owner, password: 'wrong-one' })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('can be refreshed until sign-out', async () => {
    const client = await server.signedIn('owner')
    const before = (await client.auth.getSession()).data.session
    const { data } = await client.auth.refreshSession()
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token)
    expect((await client.auth.signOut()).error).toBeNull()
    const late = await server
      .visitor()
      .auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(late.error).not.toBeNull()
  })
})

describe('a token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
  const forge = (header: object, payload: object, secret: string) => {
    const text = `${encode(header)}.${encode(payload)}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  const signed = { alg: 'HS256', typ: 'JWT' }
  const ownToken = async () =>
    (await (await server.signedIn('owner')).auth.getSession()).data.session?.access_token ?? ''

  test('of the owner gives access to drafts', async () => {
    expect(await readTitles({ authorization: `Bearer ${await ownToken()}` })).toEqual({
      status: 200,
      titles: [{ title: '게시한 글' }, { title: '쓰던 글' }],
    })
  })

  test('signed with another secret is rejected', async () => {
    const token = forge(
      signed,
      { role: 'service_role', exp: inAnHour() },
      'super-secret-jwt-token-with-at-least-32-characters',
    )
    expect((await readTitles({ authorization: `Bearer ${token}` })).status).toBe(401)
  })

  test('with a changed payload is rejected', async () => {
    const [header, , signature] = (await ownToken()).split('.')
    const token = `${header}.${encode({ role: 'service_role', exp: inAnHour() })}.${signature}`
    expect((await readTitles({ authorization: `Bearer ${token}` })).status).toBe(401)
  })
})

describe('without the public key', () => {
  test.each([
    ['no key', {}],
    ['an unknown key', { apikey: 'sb_secret_guessed' }],
    ['the key in another header', { authorization: 'Bearer sb_publishable_embedded_development_backend' }],
  ])('%s: rows are not readable', async (_name, headers) => {
    const response = await fetch(`${server.url}/rest/v1/posts_fanart`, { headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('storage lists only public content, and system routes do not exist', async () => {
    expect(await (await fetch(`${server.url}/storage/v1/bucket`)).json()).toEqual([])
    const list = await fetch(`${server.url}/storage/v1/object/list/media`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '' }),
    })
    expect(await list.json()).toEqual([])
    for (const path of ['/_system/info', '/_system/config', '/_system/introspect']) {
      expect((await fetch(server.url + path)).status).toBe(404)
    }
  })
})

test.each(['auth', 'storage'])('the schema %s is not exposed', async (schema) => {
  const response = await request('/rest/v1/users', { headers: { 'accept-profile': schema } })
  expect(response.status).toBe(406)
})

/** Sends a request without normalizing its path, as `fetch` would. Returns the status line. */
async function raw(method: string, path: string, body: string): Promise<string> {
  const { request: send } = await import('node:http')
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const headers = {
      apikey: server.key,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const outgoing = send({ hostname, port, path, method, headers }, (response) => {
      response.resume()
      resolve(`HTTP/${response.httpVersion} ${response.statusCode} `)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
