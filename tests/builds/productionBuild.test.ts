import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join, relative } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountsFrom } from '../../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { DEVELOPMENT_PASSWORD_HASH } from '../../scripts/build/env.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/test/ensureBrowser.ts'
import { buildSite } from '../../scripts/build/prerender/site.ts'
import { staticHost } from '../../scripts/hosting/staticHost.ts'
import { temporaryFolder } from '../backend/server.ts'
import { checks, readBuild, type StaticBuild } from '../built/staticPages.ts'

const BUILD_TIMEOUT_MS = 10 * 60_000
/** The base path of a GitHub project page: no URL starts at the host's root. */
const BASE = '/blank-page/'
const SITE_URL = `https://x.github.io${BASE}`
const BINARY = /\.(?:woff2|webp|avif|jpg|png|ico|mp4|webm)$/

/** Environment variables that must not enter the build, with unique values. */
const SECRETS = {
  SUPABASE_SECRET_KEY: 'sb_secret_of-the-environment',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_of-the-environment',
  SUPABASE_DB_PASSWORD: 'password-of-the-database',
  VITE_DEV_OWNER_EMAIL: 'owner-of-the-trial@example.com',
  VITE_DEV_OWNER_PASSWORD: 'password-of-the-trial',
  VITE_ANOTHER_SECRET: 'public-prefix-but-unused',
  DEV_STRANGER_PASSWORD: 'password-of-the-stranger',
}

let folder: string
let names: string[]
let text: string
let site: StaticBuild

beforeAll(async () => {
  folder = temporaryFolder()
  vi.stubEnv('VITE_SITE_URL', SITE_URL)
  for (const [name, value] of Object.entries(SECRETS)) vi.stubEnv(name, value)
  vi.stubEnv('BLANK_PAGE_POLICY', 'meta') // GitHub Pages sends no custom headers.
  vi.stubEnv('NODE_ENV', '') // Vitest's value would bundle React's development build.
  await buildSite({ root: process.cwd(), mode: 'production', outDir: folder, log: () => undefined })
  vi.unstubAllEnvs()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(folder, entry.parentPath), entry.name))
  text = names
    .filter((name) => !BINARY.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  site = readBuild(folder, SITE_URL.replace(/\/$/, ''))
}, BUILD_TIMEOUT_MS)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a build without a backend is complete', () => {
  expect(names).toContain('index.html')
  expect(text.includes('It all starts from')).toBe(true)
  expect(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).toMatchObject({ posts: 0 })
})

test('the build contains nothing of the embedded backend', () => {
  expect(names.filter((name) => /pglite|\.wasm$|\.sql$|sample\//i.test(name))).toEqual([])
  const words = [PUBLISHABLE_KEY, 'pglite', '@supabase/lite', 'sb_secret_']
  expect(words.filter((word) => text.includes(word))).toEqual([])
})

test('the build contains no development account or password', () => {
  const { owner, stranger } = accountsFrom({})
  const secrets = [owner.email, owner.password, stranger.email, stranger.password, DEVELOPMENT_PASSWORD_HASH]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})

test('the build contains no secret of the environment', () => {
  expect(Object.values(SECRETS).filter((secret) => text.includes(secret))).toEqual([])
})

/** The checks of addresses and of the policy, which is in the pages here. */
const CHECKS = [
  'has its own head',
  'links to existing pages and anchors',
  'requests only existing files and pictures',
  'has its own valid social card',
  'complies with the content security policy',
] as const

describe('below a base path, every static page without JavaScript', () => {
  test.each(CHECKS)('%s', async (name) => {
    expect(await checks[name](site)).toEqual([])
  })
})

describe('below a base path a visitor', () => {
  let server: Server
  let origin: string
  let browser: Browser
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    const host = staticHost({ folder, base: BASE })
    server = createServer((request, response) => host(request, response, () => response.writeHead(501).end()))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const executablePath = ensureChromium()
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_ARGS })
  })
  afterAll(async () => {
    await browser.close()
    server.closeAllConnections()
    server.close()
  })

  beforeEach(async () => {
    page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } })
    faults = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', ({ message }) => faults.push(message))
    // The host responds with 501 outside the base path.
    page.on('response', (response) => {
      if (response.status() === 501) faults.push(`outside the base path: ${response.url()}`)
    })
  })
  afterEach(() => page.close())

  const path = () => page.url().slice(origin.length)
  const waitForOverlay = () => page.getByTestId('loading-overlay').waitFor({ state: 'detached' })

  test('can navigate by the menu, reload, reach the 404 page and return home', async () => {
    await page.goto(`${origin}/blank-page`)
    expect(path()).toBe(BASE)
    await page.locator('section#visual h1').waitFor()
    await waitForOverlay()
    await page.getByRole('button', { name: '차례 열기' }).click()
    await page.getByRole('dialog').getByRole('link', { name: '더 많은 이야기' }).click()
    await page.waitForURL(`${origin}${BASE}novel/More`)
    await waitForOverlay()
    await page.reload()
    await page.getByRole('tabpanel').waitFor()
    expect(faults).toEqual([])

    const notFound = await page.goto(`${origin}${BASE}no/such/page`)
    expect(notFound?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: '요청하신 페이지를 표시할 수 없습니다.' }).waitFor()
    await page.getByTestId('not-found').getByRole('link', { name: '처음으로' }).click()
    await page.locator('section#visual').waitFor()
    expect(path()).toBe(BASE)
    expect(faults.filter((fault) => !fault.includes('no/such/page'))).toEqual([])
  })

  test('can open a row that was added after the build', async () => {
    const response = await page.goto(`${origin}${BASE}gallery/a7c2/View/999`)
    expect(response?.status()).toBe(200)
    // Without a backend there are no rows, so the detail page shows its own message.
    await page.getByRole('main').getByText('찾을 수 없습니다').waitFor()
    expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe(
      `${BASE}gallery/A7c2`,
    )
    expect(faults).toEqual([])
  })

  test('is redirected from the admin pages, while the owner can use them and log out', async () => {
    await page.goto(`${origin}${BASE}admin/a7c2`)
    await page.waitForURL(origin + BASE)
    await page.locator('section#visual').waitFor()

    await page.evaluate(() => {
      const state = { isLoggedIn: true, loginTime: Date.now() }
      localStorage.setItem('admin-storage', JSON.stringify({ state, version: 0 }))
    })
    await page.goto(`${origin}${BASE}admin`)
    await page.getByTestId('connection').waitFor()
    await page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link').first().click()
    await page.waitForURL(`${origin}${BASE}admin/**`)
    await page.getByRole('button', { name: '로그아웃' }).click()
    await page.waitForURL(origin + BASE)
    await page.locator('section#visual').waitFor()
    expect(faults.filter((fault) => !fault.includes('No backend is configured'))).toEqual([])
  })
})
