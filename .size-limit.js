// Byte budgets (gzip) of each page's first view, before any scroll. Files come from the build's manifest: what index.html
// and the page import statically, and what they always load right after (`also`).
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
const ENTRY = 'index.html'
const PUBLIC_LAYOUT_LATER = ['src/features/loading/HamsterWheel.tsx']

/** Chunks that load behind the page on every public route: smooth scrolling. The hamster is off the critical path. */
const always = ['src/motion/smoothScroll.ts']

function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`No chunk ${key} in the build: has the file moved?`)
    seen.add(key)
    closure(chunk.imports ?? [], seen)
  }
  return seen
}

function scripts(keys) {
  return [...closure(keys)].map((key) => `dist/${manifest[key].file}`)
}

function styles(keys) {
  return [...new Set([...closure(keys)].flatMap((key) => manifest[key].css ?? []))].map(
    (file) => `dist/${file}`,
  )
}

function firstView(name, page, limit, also = []) {
  const keys = [ENTRY, page, ...always, ...also]
  return [
    { name: `${name}: scripts`, path: scripts(keys), limit, gzip: true },
    { name: `${name}: styles`, path: styles(keys), limit: '20 kB', gzip: true },
  ]
}

for (const later of PUBLIC_LAYOUT_LATER)
  if (later in manifest && closure([ENTRY]).has(later))
    throw new Error(`${later} must stay off the critical path.`)

const ADMIN = /^src\/(pages\/admin|features\/collection-admin|data\/ownerClient|app\/Admin)/
const publicPages = Object.keys(manifest).filter((key) => /^src\/pages\/(?!admin\/)/.test(key))
for (const key of closure([ENTRY, ...publicPages]))
  if (ADMIN.test(key)) throw new Error(`${key} belongs to the admin and loads with a public page.`)

export default [
  ...firstView('photo gallery', 'src/pages/gallery/A7c2.tsx', '140 kB'),
  ...firstView('static page', 'src/pages/about/Profile.tsx', '112 kB'),
  // The animation library loads when the page is idle, before anybody scrolls.
  ...firstView('home', 'src/pages/Home.tsx', '165 kB', ['src/motion/sectionRunner.ts']),
  ...firstView('admin list', 'src/pages/admin/Area.tsx', '230 kB', ['src/app/Admin.tsx']),
]
