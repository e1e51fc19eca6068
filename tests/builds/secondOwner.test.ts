import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, devices } from 'playwright'
import { expect as playwrightExpect } from 'playwright/test'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as backendModule from '../../backend/backend.ts'
import { MEMORY } from '../../backend/dataFolder.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { listen } from '../../backend/listen.ts'
import { sectionsAnimated } from '../../e2e/homePage.ts'
import { expectAccessible } from '../../e2e/support/axe.ts'
import { watchFaults } from '../../e2e/support/faults.ts'
import { expectNoOverflow, expectNoOverflowZoomed } from '../../e2e/support/overflow.ts'
import { overlayGone, scrollTo } from '../../e2e/support/test.ts'
import { importContent } from '../../scripts/build/importContent.ts'
import type * as hostModule from '../../scripts/hosting/staticHost.ts'
import { wholeWord } from '../../scripts/mine/findRemains.ts'
import { readSampleWords } from '../../scripts/mine/readSampleWords.ts'
import { chromiumOptions } from '../../scripts/test/ensureBrowser.ts'
import answers from '../fixtures/secondOwner.json' with { type: 'json' }
import { isClone, root } from '../repository/files.ts'
import { copyRepository, filesIn, hashOf, type RepositoryCopy, repositoryFiles } from './repositoryCopy.ts'
import { checks, readBuild } from '../built/staticPages.ts'

// The site of another owner, from the answers of `npm run mine` to the finished build, in a copy of the repository.

const BASE = '/tide'
const SITE = `https://ada.example${BASE}`
const TIMEOUT_MS = 400_000
/** Generous, so that a busy machine does not fail a test. */
const expectOn = playwrightExpect.configure({ timeout: 15_000 })

let copy: RepositoryCopy
/** Words of content that the site leaves out. */
let hidden: string[]
/** The folder of the build. */
let dist: string
/** Serves the copy's migrations and rows, and the finished site beside them: pages of another origin get no rows. */
let api: Awaited<ReturnType<typeof listen>>
let serveSite: ReturnType<typeof hostModule.staticHost> | undefined

const output = (path: string) => readFileSync(join(dist, path), 'utf8')
/** Adds a series that the site leaves out. Returns words of its list entry and of its page. */
function addHiddenSeries(): string[] {
  const folder = join(copy.folder, 'src/content/mine/series')
  cpSync(join(folder, 'harbour'), join(folder, 'quay'), { recursive: true })
  const edit = (file: string, from: string, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(from, to))
  edit('quay/index.ts', 'arbour', 'Quay')
  edit('quay/index.ts', "key: 'hQuay',", "key: 'quay', visible: false,")
  edit('quay/page.ts', "'Scene'", "'Hidden scene'")
  edit('index.ts', '] as const', ', seriesHQuay] as const')
  edit('index.ts', '/**', "import { seriesHQuay } from './quay'\n\n/**")
  return ['HQuay', 'Hidden scene']
}

/** The paths of the site map. */
const sitePaths = () =>
  [...output('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => loc.slice(SITE.length))

/** Runs `npm run mine` with the answers of a file in `tests/fixtures`. */
const mine = (owner: 'secondOwner' | 'koreanOwner', ...options: string[]) =>
  copy.script('scripts/mine/mine.ts', ['--from', `tests/fixtures/${owner}.json`, ...options])
const importFromCopy = async <Module>(file: string) =>
  (await importContent<Module>(copy.folder, join(copy.folder, file))).module

beforeAll(async () => {
  if (!isClone) return
  // The tests run on the sample, but the copy has its own content.
  vi.stubEnv('CONTENT', '')
  copy = await copyRepository()
  dist = join(copy.folder, 'dist')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await api?.close()
  if (copy) rmSync(copy.folder, { recursive: true, force: true })
})

describe.skipIf(!isClone)('the site of another owner', { timeout: TIMEOUT_MS }, () => {
  test('may be in Korean', async () => {
    const done = await mine('koreanOwner', '--dry-run')
    expect(done, done.output).toMatchObject({ status: 0 })
    expect(done.output).toContain('쓰기 src/content/mine/languages.ts')
    expect(existsSync(join(copy.folder, 'src/content/mine'))).toBe(false)
  })

  test('is written beside the sample, once', async () => {
    const done = await mine('secondOwner')
    expect(done, done.output).toMatchObject({ status: 0 })
    expect(readdirSync(join(copy.folder, 'supabase/migrations')).join()).toContain('_gallery_zf_mine.sql')
    expect(existsSync(join(copy.folder, 'src/content/mine/series/harbour/page.ts'))).toBe(true)
    const changed = [...copy.cloned].filter(([path, hash]) => {
      const file = join(copy.folder, path)
      return !existsSync(file) || hashOf(file) !== hash
    })
    expect(changed.map(([path]) => path).filter((path) => path !== 'vercel.json')).toEqual([])
    expect(await mine('secondOwner')).toMatchObject({
      status: 1,
      output: expect.stringContaining('src/content/mine'),
    })
  })

  test('takes an update of the original without a conflict', async () => {
    const page = join(copy.folder, 'src/pages/Home.tsx')
    await copy.git('checkout', '-qb', 'original')
    await copy.git('stash', '-qu')
    for (const path of ['site.ts', 'navigation.ts', 'series/they/page.ts', '_colors.scss'])
      appendFileSync(join(copy.folder, 'src/content/sample', path), '// Updated.\n')
    appendFileSync(page, '// Updated.\n')
    await copy.git('commit', '-qam', 'Update the sample and the code')
    await copy.git('checkout', '-q', '-')
    await copy.git('stash', 'pop', '-q')
    await copy.git('add', '-A')
    await copy.git('commit', '-qm', 'Make it mine')
    const merge = await copy.git('merge', '-q', 'original')
    expect(merge, merge.output).toMatchObject({ status: 0 })
    expect(readFileSync(page, 'utf8')).toContain('// Updated.')
  })

  test('is built with its own rows, and every static page is complete', async () => {
    hidden = addHiddenSeries()
    const { startBackend } = await importFromCopy<typeof backendModule>('backend/backend.ts')
    const backend = await startBackend({ data: MEMORY, project: join(copy.folder, 'supabase') })
    api = await listen({
      ...backend,
      middleware: (request, response, next) =>
        backend.middleware(request, response, () =>
          serveSite ? serveSite(request, response, next) : next(),
        ),
    })
    const built = await copy.script('scripts/build/build.ts', [], {
      VITE_SITE_URL: SITE,
      VITE_SUPABASE_URL: api.url,
      VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
    })
    expect(built, built.output).toMatchObject({ status: 0 })

    const pages = sitePaths()
    for (const path of [
      '/webtoon/Harbour',
      '/webtoon/Kelp',
      '/gallery/Zf',
      '/about/Profile',
      '/about/Rights',
      '/about/Inquiry',
    ])
      expect(pages).toContain(path)
    expect(pages).not.toContain('/about/Receipt')
    expect(output('about/Inquiry.html')).toContain(answers.inquiry.declines)
    expect(output('webtoon/Harbour.html')).toContain('/about/Inquiry?about=series-harbour')
    expect(pages.filter((path) => path.startsWith('/gallery/zf/View/'))).toHaveLength(3)
    expect(pages.filter((path) => path.startsWith('/novel') || path === '/gallery/Light')).toEqual([])
    const site = readBuild(dist, SITE)
    for (const [name, faultsOf] of Object.entries(checks)) expect(await faultsOf(site), name).toEqual([])
    expect(output('webtoon/Harbour.html')).toContain('Tove')
    expect(output('site.webmanifest')).toContain(answers.site)
    expect(output('about/Rights.html')).toContain(
      `© ${new Date().getFullYear()} ${answers.owner}. CC BY-NC 4.0.`,
    )
    expect(output('robots.txt')).toContain('ai-train=no')
    for (const feed of ['photos', 'webtoon-harbour', 'webtoon-kelp'])
      expect(output(`feeds/${feed}.xml`)).toContain(SITE)
  })

  test('has no Korean letter in its pages, feeds and files', () => {
    const texts = filesIn(dist).filter((path) => /\.(?:html|xml|json|webmanifest)$/.test(path))
    expect(texts.filter((path) => /[가-힣]/.test(readFileSync(path, 'utf8')))).toEqual([])
  })

  test('contains neither words nor pictures of the sample, nor what its owner leaves out', async () => {
    const sample = new Set(
      repositoryFiles()
        .filter((path) => /^(?:src\/content|supabase\/seed)\/sample\/.*\.(?:webp|avif|png)$/.test(path))
        .map((path) => hashOf(join(root, path))),
    )
    const published = filesIn(dist)
    expect(published.filter((path) => sample.has(hashOf(path)))).toEqual([])
    const words = await readSampleWords(root)
    const texts = published.filter((path) => /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/.test(path))
    const found = texts.flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      return [...words, ...hidden]
        .filter((word) => wholeWord(word).test(text))
        .map((word) => `${path}: ${word}`)
    })
    expect(words.length).toBeGreaterThan(5)
    expect(found).toEqual([])
  })

  describe.concurrent('in a browser', () => {
    const desktop = { viewport: { width: 1440, height: 900 } }
    const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
    let browser: Browser
    let site: string

    beforeAll(async () => {
      const { staticHost } = await importFromCopy<typeof hostModule>('scripts/hosting/staticHost.ts')
      serveSite = staticHost({ folder: dist, base: `${BASE}/` })
      site = api.url + BASE
      browser = await chromium.launch(chromiumOptions())
    })
    afterAll(() => browser.close())

    /** Opens a tab in a new profile. Its faults are added to the returned list. */
    async function openTab(options: BrowserContextOptions) {
      const context = await browser.newContext({ locale: 'en-GB', ...options })
      const page = await context.newPage()
      const faults: string[] = []
      await watchFaults(page, [site, api.url], (fault) => faults.push(`${page.url()}: ${fault}`))
      const open = async (path: string) => {
        const answer = await page.goto(site + path)
        await overlayGone(page)
        return answer?.status()
      }
      return { page, faults, open }
    }

    test('shows each page complete, accessible and without errors', async () => {
      const { page, faults, open } = await openTab({ ...desktop, reducedMotion: 'reduce' })
      for (const path of sitePaths()) {
        expect(await open(path), path).toBe(200)
        // Not cut off, however long it is. The lower edge of a series' plate is below its scene.
        await expectOn(page.locator('h1'), path).toBeInViewport({ ratio: 0.95 })
        await expectAccessible(page, { targets: true })
        await expectNoOverflow(page, path)
        await expectNoOverflowZoomed(page, path)
        expect(faults).toEqual([])
      }
    })

    test.each([
      ['desktop', desktop],
      ['phone', phone],
    ])('moves through home to its end on a %s', async (_, options) => {
      const { page, faults, open } = await openTab(options)
      await open('/')
      await expectOn(page.getByRole('heading', { level: 1, name: answers.headline.join(' ') })).toBeVisible()
      await sectionsAnimated(page)
      for (const { key } of answers.series)
        await expectOn(page.locator(`#webtoon [data-series="${key}"]`)).toHaveCount(1)
      const photos = await page
        .locator('#gallery [data-photo-card]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-id')))
      expect(photos).toEqual(['zf-3', 'zf-2', 'zf-1'])

      const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
      for (let y = 0; y < end; y += options.viewport.height / 2) await scrollTo(page, y)
      await scrollTo(page, end)
      await expectOn(page.getByRole('contentinfo')).toBeInViewport()
      await sectionsAnimated(page)
      expect(faults).toEqual([])
    })

    test('leads from the menu, the search and an unknown address to its own pages', async () => {
      const { page, faults, open } = await openTab({ ...desktop, reducedMotion: 'reduce' })
      await open('/about/Profile')
      await page.getByRole('button', { name: /contents/i }).click()
      await page
        .getByRole('dialog', { name: /contents/i })
        .getByRole('link', { name: 'Harbour Lights' })
        .click()
      await page.waitForURL(`${site}/webtoon/Harbour`)
      await expectOn(page).toHaveTitle(`Harbour Lights · ${answers.site}`)

      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: 'Search' }).fill('Photo 2')
      await page.getByRole('option', { name: 'Photo 2' }).click()
      await page.waitForURL(`${site}/gallery/zf/View/2`)

      await page.getByRole('main').getByRole('link', { name: /list/i }).click()
      await page.waitForURL(`${site}/gallery/Zf`)
      await expectOn(page.locator('main [data-post-card]')).toHaveCount(3)
      await expectOn(page.getByText(answers.site.toUpperCase()).first()).toBeVisible()
      expect(faults).toEqual([])

      expect(await open('/no/such/page')).toBe(404)
      await expectOn(page.getByTestId('not-found')).toBeVisible()
      await expectOn(page).toHaveTitle(new RegExp(`not found · ${answers.site}$`, 'i'))
      await page.getByTestId('not-found').getByRole('link', { name: /home/i }).click()
      await page.waitForURL(`${site}/`)
      await overlayGone(page)
      expect(faults.filter((fault) => !fault.includes('/no/such/page'))).toEqual([])
    })
  })
})
