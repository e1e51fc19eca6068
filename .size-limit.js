// Size budgets, brotli unless noted, of each page's first view before any scroll. Files come from the build's manifest: all
// that index.html and the page import statically, and files that they always load immediately afterwards (`also`).
import { readFileSync } from 'node:fs'

/** The build's folder: `npm test` measures its only build, the demo. */
const SITE = process.env.SITE ?? 'dist'
const manifest = JSON.parse(readFileSync(`${SITE}/.vite/manifest.json`, 'utf8'))
/** The entry that every page loads. */
const ENTRY = 'index.html'
const PUBLIC_LAYOUT_LATER = ['src/features/loading/HamsterWheel.tsx', 'src/motion/smoothScroll.ts']

/** Returns the key of a chunk without a source file of its own, by name. */
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
  return [...closure(keys)].map((key) => `${SITE}/${manifest[key].file}`)
}

function styles(keys) {
  return [...new Set([...closure(keys)].flatMap((key) => manifest[key].css ?? []))].map(
    (file) => `${SITE}/${file}`,
  )
}

function firstView(name, page, limit, also = []) {
  const keys = [ENTRY, page, ...also]
  return [
    { name: `${name}: scripts`, path: scripts(keys), limit, brotli: true },
    { name: `${name}: styles`, path: styles(keys), limit: '22.5 kB', brotli: true },
  ]
}

/** Budget for the scripts that a page loads in addition to another page. */
function beyond(name, page, other, limit) {
  const known = new Set(scripts([ENTRY, other]))
  return [{ name, path: scripts([page]).filter((file) => !known.has(file)), limit, brotli: true }]
}

for (const later of PUBLIC_LAYOUT_LATER)
  if (later in manifest && closure([ENTRY]).has(later))
    throw new Error(`${later} must stay off the critical path.`)

/**
 * Limit for the scripts of a public page with rows. It includes the registries of series, novels and galleries, the addresses, names
 * and schemas of serial works, and which pictures have copies.
 */
const PAGE_BUDGET = '136.9 kB'
/** Exceptions, by the page's file below src/pages. */
const PAGE_BUDGETS = {
  // The animation library loads when the page is idle, before any scroll. Renamed chunks change the compressed size by
  // about 100 bytes, which the limit allows for.
  '156.6 kB': ['Home'],
  // Pages with static content and no rows.
  '102.5 kB': ['about/Rights', 'NotFound'],
  // The letter box and the state of the intake.
  '105.8 kB': ['about/Profile'],
  // The letter box, the sheet of stamps, and what a receipt says. The form loads later.
  '145.5 kB': ['about/Inquiry', 'about/Receipt'],
  // A series' page lists its episodes besides its own texts.
  '144.5 kB': ['webtoon/Webtoon'],
  // Photo pages with film recipes.
  '147.2 kB': ['gallery/RecipePhoto'],
  // A photo, and the reader of episodes.
  '143.6 kB': ['gallery/Photo', 'webtoon/View'],
  // Details, which state the rights of their post and lead to a letter about it.
  '138.3 kB': [
    'about/View',
    'design/View',
    'fanart/View',
    'novel/More',
    'novel/more/Book',
    'novel/more/Contest',
    'novel/more/Fantasy',
  ],
}
/** Further modules that a page waits for before its first view. */
const REQUIRED_MODULES = {
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

/** Returns the modules of all series with this name. */
const seriesModules = (name) =>
  Object.keys(manifest).filter((key) => new RegExp(`^src/content/[^/]+/series/[^/]+/${name}\\.ts$`).test(key))

/** Budgets for the first view of every public page. Throws if an exception names a page that does not exist. */
function pageViews() {
  const known = new Map(
    Object.entries(PAGE_BUDGETS).flatMap(([limit, pages]) => pages.map((page) => [page, limit])),
  )
  const built = publicPages.map((key) => key.replace(/^src\/pages\/(.*)\.tsx$/, '$1'))
  for (const page of known.keys())
    if (!built.includes(page)) throw new Error(`${page} has a budget in .size-limit.js, but no page.`)
  return built.flatMap((page) => {
    const view = (name, modules) =>
      firstView(name, `src/pages/${page}.tsx`, known.get(page) ?? PAGE_BUDGET, modules)
    // A series' page waits for its content.
    if (page === 'webtoon/Webtoon')
      return seriesModules('page').flatMap((key) => view(`${page} of ${key}`, [key]))
    return view(page, REQUIRED_MODULES[page])
  })
}

/** Budget for a feature that loads on use: its files without those of its page and of lists. */
function onUse(name, part, page, limit) {
  const known = closure([ENTRY, page, 'src/pages/fanart/Fanart.tsx'])
  const files = [...closure([part].flat())].filter((key) => !known.has(key))
  const css = files.flatMap((key) => manifest[key].css ?? []).map((file) => `${SITE}/${file}`)
  return {
    name,
    path: [...new Set([...files.map((key) => `${SITE}/${manifest[key].file}`), ...css])],
    limit,
    brotli: true,
  }
}

/** Modules that the dashboard loads without any interaction. */
const DASHBOARD_LATER = ['src/admin/dashboard/Overview.tsx', 'src/admin/shell/ReceivedLink.tsx']
const WEBTOON = 'src/pages/webtoon/Webtoon.tsx'
const NOVEL = 'src/pages/novel/Novel.tsx'
const PHOTO = 'src/pages/gallery/RecipePhoto.tsx'
const SERIES = 'src/features/series'
/** The search dialog's own files, and the search index. */
const SEARCH = 'src/features/search/SearchDialog.tsx'
const INDEX = chunkNamed('_virtual_search-index')
const shared = closure([ENTRY])
const searchFiles = [...closure([SEARCH])].filter((key) => !shared.has(key))
if (shared.has(SEARCH)) throw new Error('The search sheet must stay off the critical path.')

export default [
  ...pageViews(),
  ...beyond(
    'light table: scripts beyond the gallery',
    'src/pages/gallery/Light.tsx',
    'src/pages/gallery/WallGallery.tsx',
    '15 kB',
  ),
  // Markup, critical CSS and the inline script.
  { name: 'static page: HTML', path: `${SITE}/about/Profile.html`, limit: '17.6 kB', brotli: true },
  onUse(
    'story world',
    [
      `${SERIES}/world/SeriesWorldSection.tsx`,
      `${SERIES}/world/ShelfFanart.tsx`,
      ...seriesModules('world').slice(0, 1),
    ],
    WEBTOON,
    '15.2 kB',
  ),
  onUse(
    'appearances',
    [
      `${SERIES}/world/Appearances.tsx`,
      `${SERIES}/world/FanartAppearances.tsx`,
      ...seriesModules('world').slice(0, 1),
    ],
    WEBTOON,
    '15 kB',
  ),
  onUse('transcripts', seriesModules('transcripts').slice(0, 1), WEBTOON, '15 kB'),
  onUse('lightbox', [`${SERIES}/webtoon/GalleryLightbox.tsx`], WEBTOON, '15.6 kB'),
  onUse('episode reader', ['src/pages/webtoon/View.tsx'], WEBTOON, '18.2 kB'),
  onUse('read aloud', [`${SERIES}/read-aloud/ReadAloud.tsx`], NOVEL, '15 kB'),
  onUse('share card', ['src/features/share-card/ShareCardDialog.tsx'], NOVEL, '15 kB'),
  onUse('recipe', ['src/features/photos/recipe/saveRecipe.ts'], PHOTO, '15 kB'),
  onUse('resume', ['src/features/shell/resume/ResumeBlock.tsx'], NOVEL, '15 kB'),
  onUse('letter', ['src/features/inquiry/letter/LetterForm.tsx'], 'src/pages/about/Inquiry.tsx', '20 kB'),
  onUse('motion choice', [chunkNamed('MotionPicker')], NOVEL, '15 kB'),
  {
    // With the parser of texts: chapters and scripts are searched by sentence, also without a network. Pages with rows have loaded 11 kB
    // of these files.
    name: 'search: scripts',
    path: searchFiles.map((key) => `${SITE}/${manifest[key].file}`),
    limit: '46.1 kB',
    brotli: true,
  },
  { name: 'search: index', path: `${SITE}/${manifest[INDEX].file}`, limit: '40 kB', brotli: true },
  onUse('backup', ['src/admin/dashboard/backup/makeBackup.ts'], 'src/admin/dashboard/Overview.tsx', '30 kB'),
  ...firstView('admin list', 'src/admin/routes/AdminApp.tsx', '247.6 kB', [
    'src/admin/routes/AdminRoot.tsx',
    'src/admin/list/PostList.tsx',
  ]),
  {
    name: 'dashboard: scripts (gzip)',
    path: scripts([
      ENTRY,
      'src/admin/routes/AdminRoot.tsx',
      'src/admin/routes/AdminApp.tsx',
      ...DASHBOARD_LATER,
    ]),
    limit: '271 kB',
    gzip: true,
  },
]
