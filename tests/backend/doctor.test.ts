import { createServer, type RequestListener, type Server } from 'node:http'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { checkBuild, checkLiveSite, checkProject, checkSettings } from '../../scripts/data/diagnosis.ts'
import type { Finding } from '../../scripts/data/finding.ts'
import { checkRightsSignals } from '../../scripts/data/rightsDiagnosis.ts'
import { DEVELOPMENT_PASSWORD_HASH } from '../../scripts/build/env.ts'
import { temporaryFolder, type TestServer, testServer } from './server.ts'

let project: TestServer
const servers: Server[] = []
beforeAll(async () => {
  project = await testServer()
})
afterAll(() => project.close())
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite logs every Postgres error.
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Starts a server with these answers. Returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

const settings = (production: Record<string, string>, development: Record<string, string> = {}) => ({
  production,
  development,
  secretKey: undefined,
})
const onProject = (url = project.url, key = project.key) =>
  settings({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key })
const errors = (findings: Finding[]) =>
  findings.filter(({ level }) => level === 'error').map(({ text }) => text)

test('complete settings have no error, and every gap is named', () => {
  const complete = {
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
    VITE_SITE_URL: 'https://example.com',
    VITE_ADMIN_PASSWORD_HASH: DEVELOPMENT_PASSWORD_HASH,
  }
  expect(checkSettings(settings(complete)).every(({ level }) => level === 'ok')).toBe(true)
  expect(errors(checkSettings(settings({})))).toHaveLength(3)
  const [shared] = checkSettings(settings(complete, complete)).filter(({ level }) => level === 'warning')
  expect(shared?.text).toContain('npm run dev')
  const leaked = { ...complete, VITE_NOTE: 'sb_secret_123' }
  expect(errors(checkSettings(settings(leaked)))).toEqual([expect.stringContaining('VITE_NOTE')])
})

test('a healthy project has no error', async () => {
  expect(errors(await checkProject(onProject()))).toEqual([])
})

test.each([
  [402, 'application/json', 'exceeded the limits'],
  [503, 'text/html', 'can’t answer at the moment. (503)'],
  [540, 'text/html', 'is paused'],
  [200, 'text/html', 'A web page answers'],
])('a project that answers with %i and %s has one error', async (status, type, text) => {
  for (const isFaulty of [() => true, (url: string) => url.startsWith('/rest/')]) {
    const url = await serve((request, response) => {
      const [code, kind] = isFaulty(request.url ?? '') ? [status, type] : [200, 'application/json']
      response.writeHead(code, { 'content-type': kind }).end('{}')
    })
    expect(errors(await checkProject(onProject(url)))).toEqual([expect.stringContaining(text)])
  }
})

test('a wrong key, a missing table, an exposed list and a project that is away are named', async () => {
  expect(errors(await checkProject(onProject(project.url, 'sb_publishable_wrong')))).toEqual([
    expect.stringContaining('refuses the public key'),
  ])
  expect(errors(await checkProject(onProject('http://127.0.0.1:9')))).toEqual([
    expect.stringContaining('can’t be reached'),
  ])
  const exposed = await serve((request, response) => {
    const url = request.url ?? ''
    const missing = url.includes('/posts_fanart')
    response.writeHead(missing ? 404 : 200, { 'content-type': 'application/json' })
    response.end(missing ? '{"message":"no such table"}' : url.includes('/owners') ? '[{"user_id":1}]' : '[]')
  })
  expect(errors(await checkProject(onProject(exposed)))).toEqual([
    expect.stringContaining('posts_fanart'),
    expect.stringContaining('owners'),
  ])
})

test('an incomplete build and one for another address are named', () => {
  const folder = temporaryFolder()
  const site = settings({ VITE_SITE_URL: 'https://example.com' })
  try {
    expect(checkBuild(site, folder)).toMatchObject([{ level: 'skipped' }])
    mkdirSync(folder, { recursive: true })
    const page = '<link rel="canonical" href="https://other.example/">'
    for (const name of ['index.html', 'sitemap.xml', 'build.json', 'sw.js'])
      writeFileSync(join(folder, name), page)
    expect(errors(checkBuild(site, folder))).toEqual([
      expect.stringContaining('https://other.example/'),
      expect.stringContaining('404.html'),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a published site without its headers and its not-found status is named', async () => {
  const good = await serve((request, response) =>
    response
      .writeHead(request.url === '/no-such-page' ? 404 : 200, {
        'content-security-policy': "default-src 'self'",
      })
      .end('<html></html>'),
  )
  expect(errors(await checkLiveSite(settings({ VITE_SITE_URL: good })))).toEqual([])
  const bare = await serve((_request, response) => response.writeHead(200).end('<html></html>'))
  expect(errors(await checkLiveSite(settings({ VITE_SITE_URL: bare })))).toEqual([
    expect.stringContaining('Content-Security-Policy'),
    expect.stringContaining('/no-such-page'),
  ])
})

test('the signals of the rights on a published site are listed, and missing ones are named', async () => {
  const license = 'https://owner.example/about/Rights'
  const files: Record<string, string> = {
    '/': `<meta name="tdm-policy" content="${license}" /><script type="application/ld+json">{"license":"${license}"}</script>`,
    '/robots.txt': 'User-agent: *\nContent-Signal: search=yes, ai-input=yes, ai-train=no\n',
    '/.well-known/tdmrep.json': JSON.stringify([{ location: '/', 'tdm-reservation': 1 }]),
  }
  const complete = await serve((request, response) =>
    response.writeHead(200, { 'tdm-reservation': '1' }).end(files[request.url ?? '']),
  )
  expect(await checkRightsSignals(settings({ VITE_SITE_URL: complete }))).toEqual(
    [
      'Content-Signal in robots.txt: search=yes, ai-input=yes, ai-train=no',
      '/.well-known/tdmrep.json: / 1',
      'tdm-reservation: 1',
      `tdm-policy: ${license}`,
      `license in JSON-LD: ${license}`,
    ].map((text) => ({ level: 'ok', text })),
  )

  const bare = await serve((_request, response) => response.writeHead(200).end('<html></html>'))
  const missing = await checkRightsSignals(settings({ VITE_SITE_URL: bare }))
  expect(missing.map(({ level }) => level)).toEqual(['warning', 'warning', 'warning', 'warning'])
  expect(await checkRightsSignals(settings({}))).toMatchObject([{ level: 'skipped' }])
})
