import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticHost } from '../../../scripts/hosting/staticHost.ts'

const top = mkdtempSync(join(tmpdir(), 'static-host-'))
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(top, { recursive: true, force: true })
})

const FILES = {
  'index.html': '<h1>home</h1>',
  'about/Profile.html': '<h1>profile</h1>',
  'gallery/a7c2/View/1.html': '<h1>one</h1>',
  '200.html': '<h1>shell</h1>',
  '404.html': '<h1>lost</h1>',
  'en.html': '<h1>home in English</h1>',
  'en/200.html': '<h1>shell in English</h1>',
  'en/404.html': '<h1>lost in English</h1>',
  'assets/index-abc.js': 'export const a = 1\n'.repeat(200),
  'video/hero.mp4': '0123456789',
  'sitemap.xml': '<urlset/>',
}

/** Creates a build folder, with a secret file next to it. */
function folderOf(name: string, files: Record<string, string>): string {
  const folder = join(top, name, 'dist')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  writeFileSync(join(top, name, 'secret.txt'), 'secret')
  return folder
}

async function serve(options: Parameters<typeof staticHost>[0]): Promise<number> {
  const host = staticHost(options)
  const server = createServer((request, response) => {
    host(request, response, () => {
      response.statusCode = 501
      response.end('next')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a path unchanged; `fetch` would normalize it. */
function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

let port: number
beforeAll(async () => {
  port = await serve({ folder: folderOf('whole', FILES) })
})

describe('an address', () => {
  test.each([
    ['/', 200, '<h1>home</h1>'],
    ['/about/Profile', 200, '<h1>profile</h1>'],
    ['/about/Profile?tab=story', 200, '<h1>profile</h1>'],
    ['/gallery/a7c2/View/1', 200, '<h1>one</h1>'],
    ['/gallery/a7c2/View/2', 200, '<h1>shell</h1>'],
    ['/gallery/x100vi/view/9', 200, '<h1>shell</h1>'],
    ['/admin', 200, '<h1>shell</h1>'],
    ['/admin/a7c2/Upload/3', 200, '<h1>shell</h1>'],
    ['/nowhere', 404, '<h1>lost</h1>'],
    ['/gallery/a7c2/View/1/more', 404, '<h1>lost</h1>'],
    ['/administrator', 404, '<h1>lost</h1>'],
    ['/assets/index-old.js', 404, '<h1>lost</h1>'],
    ['/media/unknown.webp-480.avif', 404, 'Not found'],
    ['/sitemap.xml', 200, '<urlset/>'],
    ['/en', 200, '<h1>home in English</h1>'],
    ['/en/gallery/a7c2/View/2', 200, '<h1>shell in English</h1>'],
    ['/en/nowhere', 404, '<h1>lost in English</h1>'],
    ['/en//about', 404, '<h1>lost in English</h1>'],
    ['/en/en', 404, '<h1>lost in English</h1>'],
    ['/EN/about/Profile', 404, '<h1>lost</h1>'],
    ['/gallery/a7c2/View/%E0%A4%A', 400, '<h1>lost</h1>'],
    ['//', 400, '<h1>lost</h1>'],
    ['//about/Profile/', 400, '<h1>lost</h1>'],
    ['//:99999', 400, '<h1>lost</h1>'],
    ['/\\evil.example', 400, '<h1>lost</h1>'],
  ])('%s answers %d', async (path, status, text) => {
    const answer = await ask(port, path)
    expect([answer.status, answer.body.toString()]).toEqual([status, text])
  })

  test.each([
    ['/about/Profile/', '/about/Profile'],
    ['/about/Profile.html', '/about/Profile'],
    ['/index.html', '/'],
    ['/about/Profile/?tab=a&b=%20', '/about/Profile?tab=a&b=%20'],
    ['/en/', '/en'],
    ['/en/admin', '/admin'],
    ['/en/admin/Trash?a=1', '/admin/Trash?a=1'],
    ['/ko', '/'],
    ['/ko/about/Profile', '/about/Profile'],
  ])('%s redirects to %s', async (path, to) => {
    const answer = await ask(port, path)
    expect([answer.status, answer.headers.location]).toEqual([308, to])
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%',
    '/a%00',
  ])('%s is not found', async (path) => {
    const answer = await ask(port, path)
    expect(answer.body.toString()).not.toContain('secret')
    expect([400, 404]).toContain(answer.status)
  })

  test('with another method is passed to the next middleware', async () => {
    expect((await ask(port, '/', {}, 'POST')).status).toBe(501)
  })
})

describe('an answer', () => {
  test.each(['/', '/nowhere', '/assets/index-abc.js', '/video/hero.mp4'])(
    'to %s has the security headers',
    async (path) => {
      const { headers } = await ask(port, path)
      expect(headers['content-security-policy']).toContain("object-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/)
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    },
  )

  test.each([
    ['/', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/video/hero.mp4', 'public, max-age=86400'],
  ])('to %s has Cache-Control: %s', async (path, cache) => {
    expect((await ask(port, path)).headers['cache-control']).toBe(cache)
  })

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0', gunzipSync],
  ] as const)('is compressed with %s if the client accepts it', async (encoding, accept, open) => {
    const { headers, body } = await ask(port, '/assets/index-abc.js', { 'accept-encoding': accept })
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding'])
    expect(open(body).toString()).toBe(FILES['assets/index-abc.js'])
    expect(body.length).toBeLessThan(500)
  })

  test('is 304 if the file has not changed', async () => {
    const first = await ask(port, '/about/Profile')
    const again = await ask(port, '/about/Profile', { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('to HEAD has no body', async () => {
    const { status, headers, body } = await ask(port, '/', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([200, '13', 0])
  })

  test('to a range request is partial', async () => {
    const { status, body } = await ask(port, '/video/hero.mp4', { range: 'bytes=2-4' })
    expect([status, body.toString()]).toEqual([206, '234'])
  })
})

test('a single-page build answers every address with index.html', async () => {
  const single = await serve({ folder: folderOf('single', { 'index.html': '<h1>app</h1>' }) })
  for (const path of ['/', '/about/Profile', '/nowhere'])
    expect([(await ask(single, path)).status, (await ask(single, path)).body.toString()]).toEqual([
      200,
      '<h1>app</h1>',
    ])
})

test('with a base path it answers only addresses below it', async () => {
  const below = await serve({ folder: folderOf('below', FILES), base: '/page/' })
  expect((await ask(below, '/page/about/Profile')).body.toString()).toBe('<h1>profile</h1>')
  expect((await ask(below, '/page?a=b')).headers.location).toBe('/page/?a=b')
  expect((await ask(below, '/page/about/Profile/')).headers.location).toBe('/page/about/Profile')
  expect((await ask(below, '/about/Profile')).status).toBe(501)
})
