// Byte budgets (brotli, as hosts send it, where nothing else is said) of each page's first view, before any scroll. Files come from the build's manifest: what index.html
// and the page import statically, and what they always load right after (`also`).
import { readFileSync } from 'node:fs'

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
/** What every page loads. */
const ENTRY = 'index.html'
const PUBLIC_LAYOUT_LATER = ['src/features/loading/HamsterWheel.tsx', 'src/motion/smoothScroll.ts']

/** A chunk that has no source of its own. */
function chunkNamed(name) {
  const key = Object.keys(manifest).find((each) => manifest[each].name === name && !each.endsWith('.css'))
  if (!key) throw new Error(`No chunk ${name} in the build.`)
  return key
}

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
  const keys = [ENTRY, page, ...also]
  return [
    { name: `${name}: scripts`, path: scripts(keys), limit, brotli: true },
    { name: `${name}: styles`, path: styles(keys), limit: '22 kB', brotli: true },
  ]
}

/** What a page brings beyond another one that shares most of it. */
function beyond(name, page, other, limit) {
  const known = new Set(scripts([ENTRY, other]))
  return [{ name, path: scripts([page]).filter((file) => !known.has(file)), limit, brotli: true }]
}

for (const later of PUBLIC_LAYOUT_LATER)
  if (later in manifest && closure([ENTRY]).has(later))
    throw new Error(`${later} must stay off the critical path.`)

/** What the scripts of a public page may weigh. */
const PAGE_BUDGET = '124.8 kB'
/** Other limits, by the page's file below src/pages. */
const PAGE_BUDGETS = {
  // The animation library loads when the page is idle, before anybody scrolls. A change anywhere renames the chunks, which
  // alone moves the packed size by some 100 bytes: the limit leaves room for that.
  '151 kB': ['Home'],
  // Words and drawings, which want no rows.
  '102.5 kB': ['about/Profile', 'NotFound'],
  '108.9 kB': [
    'webtoon/Tls',
    'webtoon/They',
    'webtoon/Some',
    'novel/Tls',
    'novel/They',
    'novel/More',
    'novel/more/Book',
    'novel/more/Contest',
    'novel/more/Fantasy',
  ],
  // Film recipes and the photo's own page.
  '128.3 kB': ['gallery/a7c2/View'],
  '133.1 kB': ['gallery/x100vi/view'],
}
/** What a page is not shown without, beside its own file. */
const SHOWN_WITH = {
  Home: ['src/motion/sectionRunner.ts'],
  'novel/More': ['src/pages/novel/more/Book.tsx'],
  'novel/more/Book': ['src/pages/novel/More.tsx'],
  'novel/more/Contest': ['src/pages/novel/More.tsx'],
  'novel/more/Fantasy': ['src/pages/novel/More.tsx'],
}

const ADMIN = /^src\/(admin\/|supabase\/ownerClient)/
const publicPages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'))
for (const key of closure([ENTRY, ...publicPages]))
  if (ADMIN.test(key)) throw new Error(`${key} belongs to the admin and loads with a public page.`)

/** The budgets of every public page's first view. Throws for a page with a limit of its own that is not there. */
function pageViews() {
  const known = new Map(
    Object.entries(PAGE_BUDGETS).flatMap(([limit, pages]) => pages.map((page) => [page, limit])),
  )
  const built = publicPages.map((key) => key.replace(/^src\/pages\/(.*)\.tsx$/, '$1'))
  for (const page of known.keys())
    if (!built.includes(page)) throw new Error(`${page} has a budget in .size-limit.js, but no page.`)
  return built.flatMap((page) =>
    firstView(page, `src/pages/${page}.tsx`, known.get(page) ?? PAGE_BUDGET, SHOWN_WITH[page]),
  )
}

/** What a part brings when it is used, beside its page and what every list of rows shares. */
function onUse(name, part, page, limit) {
  const known = closure([ENTRY, page, 'src/pages/fanart/Fanart.tsx'])
  const files = [...closure([part].flat())].filter((key) => !known.has(key))
  const css = files.flatMap((key) => manifest[key].css ?? []).map((file) => `dist/${file}`)
  return {
    name,
    path: [...new Set([...files.map((key) => `dist/${manifest[key].file}`), ...css])],
    limit,
    brotli: true,
  }
}

/** What the dashboard loads right after the desk, before anything is clicked. */
const DASHBOARD_LATER = ['src/admin/dashboard/Overview.tsx', 'src/admin/shell/ReceivedLine.tsx']
const WEBTOON = 'src/pages/webtoon/Tls.tsx'
const NOVEL = 'src/pages/novel/Tls.tsx'
const PHOTO = 'src/pages/gallery/x100vi/view.tsx'
const SERIES = 'src/features/series'
/** What opens the search: its own files, without what every page has, and what the build knows of the site. */
const SEARCH = 'src/features/search/SearchSheet.tsx'
const INDEX = chunkNamed('_virtual_search-index')
const shared = closure([ENTRY])
const searchFiles = [...closure([SEARCH])].filter((key) => !shared.has(key))
if (shared.has(SEARCH)) throw new Error('The search sheet must stay off the critical path.')

export default [
  ...pageViews(),
  ...beyond(
    'light table: scripts beyond the gallery',
    'src/pages/gallery/Light.tsx',
    'src/pages/gallery/A7c2.tsx',
    '15 kB',
  ),
  // Markup, critical style and inline script: what is painted first.
  { name: 'static page: HTML', path: 'dist/about/Profile.html', limit: '16 kB', brotli: true },
  onUse(
    'story world',
    [`${SERIES}/world/SeriesWorld.tsx`, `${SERIES}/world/ShelfFanart.tsx`, 'src/content/world/tls.ts'],
    WEBTOON,
    '15 kB',
  ),
  onUse(
    'appearances',
    [`${SERIES}/world/Appearances.tsx`, `${SERIES}/world/FanartAppearances.tsx`, 'src/content/world/tls.ts'],
    WEBTOON,
    '15 kB',
  ),
  onUse('transcripts', ['src/content/transcripts/tls.ts'], WEBTOON, '15 kB'),
  onUse('lightbox', [`${SERIES}/webtoon/GalleryLightbox.tsx`], WEBTOON, '15.6 kB'),
  onUse('read aloud', [`${SERIES}/aloud/ReadAloud.tsx`], NOVEL, '15 kB'),
  onUse('share card', ['src/features/share-card/ShareCardDialog.tsx'], NOVEL, '15 kB'),
  onUse('recipe', ['src/features/photos/recipe/saveRecipe.ts'], PHOTO, '15 kB'),
  onUse('resume', ['src/features/shell/resume/ResumeBlock.tsx'], NOVEL, '15 kB'),
  onUse('motion choice', [chunkNamed('MotionChoice')], NOVEL, '15 kB'),
  {
    name: 'search: scripts',
    path: searchFiles.map((key) => `dist/${manifest[key].file}`),
    limit: '25 kB',
    brotli: true,
  },
  { name: 'search: index', path: `dist/${manifest[INDEX].file}`, limit: '40 kB', brotli: true },
  onUse('backup', ['src/admin/dashboard/backup/makeBackup.ts'], 'src/admin/dashboard/Overview.tsx', '30 kB'),
  ...firstView('admin list', 'src/admin/routes/Desk.tsx', '216.6 kB', [
    'src/admin/routes/DeskRoot.tsx',
    'src/admin/list/PostList.tsx',
  ]),
  {
    name: 'dashboard: scripts (gzip)',
    path: scripts([ENTRY, 'src/admin/routes/DeskRoot.tsx', 'src/admin/routes/Desk.tsx', ...DASHBOARD_LATER]),
    limit: '240.5 kB',
    gzip: true,
  },
]
