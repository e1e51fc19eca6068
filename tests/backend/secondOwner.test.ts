import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importContent } from '../../scripts/build/importContent.ts'
import { keepSample } from '../../scripts/mine/sample.ts'
import type * as sampleWords from '../../scripts/mine/sampleWords.ts'
import { productFolder } from '../../scripts/test/sampleCopy.ts'
import answers from '../fixtures/secondOwner.json' with { type: 'json' }
import { isClone, root } from '../repository/files.ts'
import { temporaryFolder } from './server.ts'

// The site of another owner, from the answers of `npm run mine` to the finished build, in a copy of the repository.

const BASE = '/tide'
const SITE = `https://ada.example${BASE}`
let copy: string
let words: readonly string[]
/** Hashes of the copy's files before `npm run mine`. */
const cloned = new Map<string, string>()

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...env },
  })
  return { status, output: `${stdout}${stderr}` }
}
const git = (...args: string[]) =>
  run('git', [
    '-c',
    'user.name=Ada',
    '-c',
    'user.email=ada@tide.example',
    '-c',
    'commit.gpgsign=false',
    ...args,
  ])
const script = (file: string, args: readonly string[] = [], env?: Record<string, string>) =>
  run(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), file, ...args], env)
const mine = (...args: string[]) =>
  script('scripts/mine/mine.ts', ['--from', 'tests/fixtures/secondOwner.json', ...args])

/** The files of the repository, also those that are not yet committed. */
const repositoryFiles = () =>
  spawnSync('git', ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
    .stdout.split('\0')
    .filter((path) => path && existsSync(join(root, path)))

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
const output = (path: string) => readFileSync(join(copy, 'dist', path), 'utf8')

/** Expects that the product's tests run on this repository's files, and that another run of `mine` keeps the same sample. */
function expectSampleKept() {
  const product = productFolder(copy)
  const changed = [...cloned].filter(([path, hash]) => {
    const file = join(product, path)
    return !existsSync(file) || hashOf(file) !== hash
  })
  expect(changed).toEqual([])
  const added = filesIn(join(product, 'src')).map((path) => relative(product, path))
  expect(added.filter((path) => !cloned.has(path))).toEqual([])
  expect(keepSample(copy, copy, { written: ['src/content/site.ts'], removed: [] })).toEqual([])
}

beforeAll(async () => {
  if (!isClone) return
  const file = join(root, 'scripts/mine/sampleWords.ts')
  words = (await importContent<typeof sampleWords>(root, file)).module.listOwnWords()
  copy = temporaryFolder()
  for (const path of repositoryFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
    cloned.set(path, hashOf(join(copy, path)))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  appendFileSync(join(copy, '.gitignore'), '\nnode_modules\n')
  cloned.delete('.gitignore')
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'Clone')
})
afterAll(() => {
  if (copy) rmSync(copy, { recursive: true, force: true })
})

test.skipIf(!isClone)(
  'another owner has a complete site without the sample',
  { timeout: 400_000 },
  async () => {
    appendFileSync(join(copy, 'README.md'), '\n')
    expect(mine()).toMatchObject({ status: 1, output: expect.stringContaining('README.md') })
    git('checkout', '-q', 'README.md')

    const done = mine()
    expect(done, done.output).toMatchObject({ status: 0 })
    expect(readdirSync(join(copy, 'supabase/migrations')).join()).toContain('_gallery_zf.sql')
    expect(git('ls-files', '--others', '--exclude-standard', 'src').output).toContain(
      'src/content/series/harbour/',
    )

    expectSampleKept()

    const built = script('scripts/build/build.ts', [], { VITE_SITE_URL: SITE, VITE_SUPABASE_URL: '' })
    expect(built, built.output).toMatchObject({ status: 0 })

    // Every page of the site map has its own static page with one heading and pictures with alternative texts.
    const pages = [...output('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) =>
      loc.slice(SITE.length),
    )
    for (const path of ['/webtoon/Harbour', '/webtoon/Kelp', '/gallery/Zf', '/about/Profile'])
      expect(pages).toContain(path)
    expect(pages.filter((path) => path.startsWith('/novel') || path === '/gallery/Light')).toEqual([])
    for (const path of pages) {
      const html = output(path === '/' ? 'index.html' : `${path}.html`)
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
      expect(html.match(/<img(?![^>]* alt=)[^>]*>/g), path).toBeNull()
      expect(html.match(/property="og:image" content="([^"]+)"/)?.[1], path).toMatch(
        /^https:\/\/ada\.example\/tide\//,
      )
    }
    expect(output('webtoon/Harbour.html')).toContain('Tove')
    expect(output('site.webmanifest')).toContain(answers.site)
    for (const feed of ['photos', 'webtoon-harbour', 'webtoon-kelp'])
      expect(output(`feeds/${feed}.xml`)).toContain(SITE)

    // Neither words nor pictures of the sample.
    const sample = new Set(
      repositoryFiles()
        .filter((path) => /^(?:src\/content|supabase\/seed|public\/icons)\/.*\.(?:webp|avif|png)$/.test(path))
        .map((path) => hashOf(join(root, path))),
    )
    const published = filesIn(join(copy, 'dist'))
    expect(published.filter((path) => sample.has(hashOf(path)))).toEqual([])
    const texts = published.filter((path) => /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/.test(path))
    const found = texts.flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`)
    })
    expect(words.length).toBeGreaterThan(5)
    expect(found).toEqual([])
  },
)
