import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { RESUME_STORAGE_KEY } from '../src/config/constants.ts'
import { OWNER_TOKEN_KEY } from '../src/data/ownerToken.ts'
import { accounts } from './owner.ts'
import { beOwner, NO_SAVE_PICKER, signIn } from './desk.ts'
import { stubSpeech } from './support/speech.ts'

interface ManifestEntry {
  file: string
  name?: string
  isDynamicEntry?: boolean
  dynamicImports?: string[]
}

/** What a chunk is to those who need it, and so what must be seen when it does not come. */
export type Need = {
  at: string
  /** Asked for only where things move. */
  moves?: true
  /** Comes as another row does, by the same code: that one's journey speaks for it. */
  alike?: true
} & (
  | { kind: 'page' }
  /** A root of the owner's desk: nothing else is there. */
  | { kind: 'desk' }
  /** A part of a page: a message stands in its place. */
  | { kind: 'part'; owner?: true; says: string; shows: (page: Page) => Locator }
  /** What opens at a click: a toast tells. */
  | {
      kind: 'on demand'
      before?: (page: Page) => Promise<unknown>
      /** What stands around it where that is not the site's header. */
      frame?: (page: Page) => Locator
      click: (page: Page) => Locator
      says: string
      shows: (page: Page) => Locator
      /** How long it may take to show, where that is more than a moment. */
      withinMs?: number
    }
  /** Nobody is told; what was there stays. */
  | {
      kind: 'optional'
      owner?: true
      /** How many messages of another fault stand there all the while. */
      alerts?: number
      before?: (page: Page) => Promise<unknown>
      act?: (page: Page) => Promise<unknown>
      stays: (page: Page) => Locator
    }
)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name })
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const LOST = '이 부분을 불러오지 못했습니다.'
const part = (at: string, shows: (page: Page) => Locator): Need => ({ kind: 'part', at, says: LOST, shows })
const desk = (at: string, says: string, shows: (page: Page) => Locator): Need => ({
  kind: 'part',
  at,
  says,
  shows,
  owner: true,
})
const shelf = (page: Page) => page.getByRole('tabpanel').getByRole('link', { name: /첫 장/ })
const reader = (page: Page) => page.getByTestId('novel-reader')
const worlds = (page: Page) => page.locator('#webtoon h2').first()

const world = (page: Page) => page.getByTestId('series-world')
const person = (page: Page) => page.getByTestId('character-modal')
/** An open person of a series. */
const PERSON = '/webtoon/Tls?tab=characters&character=hae'

/** One page of the site for each page file. */
const pages = {
  Home: '/',
  NotFound: '/no-such-page',
  'about/Favorites': '/about/Favorites',
  'about/Profile': '/about/Profile',
  'about/View': '/about/View/1',
  'design/Portfolio': '/design/Portfolio',
  'design/View': '/design/View/1',
  'fanart/Fanart': '/fanart/Fanart',
  'fanart/View': '/fanart/View/1',
  'gallery/A7c2': '/gallery/A7c2',
  'gallery/Light': '/gallery/Light',
  'gallery/X100vi': '/gallery/X100vi',
  'gallery/a7c2/View': '/gallery/a7c2/View/1',
  'gallery/x100vi/view': '/gallery/x100vi/view/1',
  'novel/More': '/novel/More',
  'novel/They': '/novel/They',
  'novel/Tls': '/novel/Tls',
  'webtoon/Some': '/webtoon/Some',
  'webtoon/They': '/webtoon/They',
  'webtoon/Tls': '/webtoon/Tls',
}

/**
 * One of each sort: every page comes by one loader (`pageModules.ts`) into one slot (`PageSlot.tsx`), and what differs is what stands
 * there meanwhile: home, nothing, words, a list, a photograph, a table.
 */
const WALKED: readonly string[] = [
  'Home',
  'NotFound',
  'about/Profile',
  'gallery/A7c2',
  'gallery/a7c2/View',
  'gallery/Light',
] satisfies (keyof typeof pages)[]

/** A syllable that none of the site's own words has, in the place of the wall's rows. */
const strangeTitle = (page: Page) =>
  page.route('**/rest/v1/posts_a7c2*', (route) =>
    route.fulfill({
      json: [{ id: 1, title: '뷁쀍', created_at: '2026-01-01T00:00:00Z', width: 3, height: 2 }],
    }),
  )

/** A session with the server that outlived its login. */
async function forgottenSession(page: Page) {
  const session = JSON.stringify(await signIn(page.request, accounts.owner))
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    OWNER_TOKEN_KEY,
    session,
  ] as const)
}

/** Who needs each dynamic entry of the build; a `*` at a name's end stands for all that begin so. */
export const needs: Record<string, Need> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([file, at]) => [
      `src/pages/${file}.tsx`,
      { kind: 'page', at, ...(!WALKED.includes(file) && { alike: true }) } as const,
    ]),
  ),
  // What the build has read stands in the page, and a line says that it may be old.
  'src/collections/repository.ts': {
    moves: true,
    kind: 'optional',
    at: '/gallery/A7c2',
    alerts: 1,
    stays: (page) => page.locator('[data-post-card]').first(),
  },
  'src/app/site/linkPreload.ts': { kind: 'optional', at: '/about/Profile', stays: heading },
  'src/app/offline/registerWorker.ts': { kind: 'optional', at: '/about/Profile', stays: heading },
  'src/ui/KeptPages.tsx': {
    kind: 'optional',
    at: '/gallery/a7c2/View/99999',
    before: (page) => page.route('**/rest/v1/posts_a7c2*', (route) => route.abort()),
    alerts: 1,
    stays: (page) => page.getByRole('main').getByRole('button', { name: '다시 시도' }),
  },
  main: { kind: 'optional', at: '/about/Profile', stays: heading },
  framework: { kind: 'optional', at: '/about/Profile', stays: heading },
  'src/app/desk/DeskRoot.tsx': { kind: 'desk', at: '/admin/Favorites' },
  'src/app/desk/Desk.tsx': { kind: 'desk', at: '/admin/Favorites' },

  'src/pages/novel/more/Book.tsx': part('/novel/More', shelf),
  'src/pages/novel/more/Contest.tsx': part('/novel/More?tab=contest', shelf),
  'src/pages/novel/more/Fantasy.tsx': part('/novel/More?tab=fantasy', shelf),
  'src/features/series/reader/Reader.tsx': part('/novel/Tls?chapter=1', reader),
  'src/content/novelText/*': part('/novel/Tls?chapter=1', reader),
  'src/features/collection-admin/editor/Editor.tsx': desk(
    '/admin/a7c2/Upload',
    '편집 화면을 열지 못했습니다.',
    (page) => page.getByLabel('제목', { exact: true }),
  ),
  'src/features/collection-admin/share/Share.tsx': desk('/admin/a7c2/Upload/1/share', LOST, (page) =>
    page.getByLabel('공유 제목'),
  ),
  'src/features/collection-admin/versions/Versions.tsx': desk('/admin/a7c2/Upload/1/versions', LOST, (page) =>
    page.getByRole('heading', { level: 1, name: '이전 판' }),
  ),
  'src/features/collection-admin/dashboard/Overview.tsx': desk('/admin', LOST, (page) =>
    page.getByRole('region', { name: '저장 공간' }),
  ),
  'src/features/collection-admin/list/PostList.tsx': desk('/admin/Fanart', LOST, (page) =>
    page.getByRole('heading', { level: 1, name: '팬아트' }),
  ),
  'src/features/collection-admin/upload/BatchUpload.tsx': desk('/admin/a7c2', LOST, (page) =>
    page.getByRole('region', { name: '여러 장 올리기' }),
  ),
  'src/features/collection-admin/trash/TrashList.tsx': desk('/admin/Trash', LOST, (page) =>
    page.getByRole('heading', { level: 1, name: '휴지통' }),
  ),

  'src/features/collection-admin/dashboard/backup/makeBackup.ts': {
    kind: 'on demand',
    at: '/admin',
    before: async (page) => {
      await beOwner(page)
      await page.addInitScript(NO_SAVE_PICKER)
    },
    frame: (page) => page.getByRole('navigation', { name: '관리 메뉴' }),
    click: button('지금 내려받기'),
    says: '백업을 시작하지 못했습니다.',
    // Its progress is told before it has come: only a whole backup says that it has.
    shows: (page) => page.getByText('백업 내려받기를 시작했습니다.'),
    withinMs: 60_000,
  },

  'src/features/collection-admin/received/Received.tsx': desk('/admin/Received', LOST, (page) =>
    page.getByRole('heading', { level: 1, name: '받은 사진' }),
  ),
  'src/features/collection-admin/shell/ReceivedLine.tsx': {
    kind: 'optional',
    owner: true,
    at: '/admin/Trash',
    stays: (page) => page.getByRole('link', { name: /^휴지통/ }),
  },

  'src/features/collection-view/light/PairView.tsx': part(
    '/gallery/Light?a=a7c2-1&b=x100vi-1&view=pair',
    button('자리 바꾸기'),
  ),
  'src/features/shell/Menus.tsx': {
    kind: 'on demand',
    at: '/about/Profile',
    click: button('차례 열기'),
    says: '메뉴를 열지 못했습니다.',
    shows: (page) => page.getByRole('dialog'),
  },
  'src/features/session/ownerWatch.ts': {
    kind: 'on demand',
    at: '/about/Profile',
    click: button('관리자 로그인'),
    says: '로그인 창을 열지 못했습니다.',
    shows: dialog('관리자 로그인'),
  },
  'src/features/session/LoginDialog.tsx': {
    kind: 'on demand',
    at: '/about/Profile',
    click: button('관리자 로그인'),
    says: '로그인 창을 열지 못했습니다.',
    shows: dialog('관리자 로그인'),
  },
  'src/features/series/webtoon/CharacterModal.tsx': {
    kind: 'on demand',
    at: '/webtoon/Tls?tab=characters',
    click: (page) => page.locator('[data-character="hae"]'),
    says: '인물 소개를 열지 못했습니다.',
    shows: (page) => page.getByTestId('character-modal'),
  },
  'src/features/series/webtoon/GalleryLightbox.tsx': {
    kind: 'on demand',
    at: '/webtoon/Tls?tab=gallery',
    click: button('해와 달의 옥상 크게 보기'),
    says: '그림을 크게 열지 못했습니다.',
    shows: dialog('그림 크게 보기'),
  },
  'src/features/collection-view/photo/ZoomView.tsx': {
    kind: 'on demand',
    at: '/gallery/a7c2/View/10',
    click: button(/크게 보기/),
    says: '크게 보기를 열지 못했습니다.',
    shows: dialog('사진 크게 보기'),
  },

  'src/features/collection-view/photo/recipe/saveRecipe.ts': {
    kind: 'on demand',
    at: '/gallery/x100vi/view/1',
    click: button('카드 저장'),
    says: '저장하지 못했습니다.',
    shows: (page) => page.getByText('카드를 저장했습니다.'),
  },

  'src/features/share-card/ShareCardDialog.tsx': {
    kind: 'on demand',
    at: '/gallery/a7c2/View/10',
    click: button('카드로 나누기'),
    says: '나누기 창을 열지 못했습니다.',
    shows: dialog('이 사진 나누기'),
  },

  'src/features/search/SearchSheet.tsx': {
    kind: 'on demand',
    at: '/about/Profile',
    click: button('찾기'),
    says: '찾기를 열지 못했습니다.',
    shows: dialog('찾기'),
  },
  '_virtual_search-index': {
    kind: 'optional',
    at: '/about/Profile?q=봄',
    stays: (page) => page.getByRole('dialog', { name: '찾기' }).getByRole('button', { name: '다시 시도' }),
  },
  'src/features/series/aloud/ReadAloud.tsx': {
    kind: 'on demand',
    at: '/novel/Tls?chapter=1',
    before: (page) => stubSpeech(page, [{ name: '유나', lang: 'ko-KR' }]),
    frame: reader,
    click: (page) => page.getByRole('button', { name: '낭독', exact: true }),
    says: '낭독을 열지 못했습니다.',
    shows: (page) => page.getByRole('region', { name: '낭독', exact: true }),
  },
  'src/features/series/world/SeriesWorld.tsx': part('/webtoon/Tls?tab=characters', world),
  'src/content/world/*': part('/webtoon/Tls?tab=characters', world),
  'src/features/series/world/ShelfFanart.tsx': {
    kind: 'optional',
    at: '/webtoon/Tls?tab=characters',
    act: (page) => world(page).scrollIntoViewIfNeeded(),
    stays: world,
  },
  'src/features/series/world/Appearances.tsx': { kind: 'optional', at: PERSON, stays: person },
  'src/features/series/world/FanartAppearances.tsx': { kind: 'optional', at: PERSON, stays: person },
  'src/content/transcripts/*': {
    kind: 'optional',
    at: '/webtoon/Tls?tab=gallery&picture=rooftop',
    act: async (page) => {
      await dialog('그림 크게 보기')(page).waitFor()
      await page.keyboard.press('Escape')
    },
    stays: heading,
  },
  'src/features/shell/resume/ResumeBlock.tsx': {
    kind: 'optional',
    at: '/about/Profile',
    before: (page) =>
      page.addInitScript(([key, places]) => localStorage.setItem(key, places), [
        RESUME_STORAGE_KEY,
        JSON.stringify({ chapters: [{ novel: 'tls', chapter: 1, share: 0.4 }], tabs: [], photos: [] }),
      ] as const),
    act: (page) => page.getByRole('button', { name: '차례 열기' }).click(),
    stays: dialog('차례'),
  },
  MotionChoice: { kind: 'optional', at: '/about/Profile', stays: heading },

  'src/features/shell/DropdownPreview.tsx': {
    kind: 'optional',
    at: '/about/Profile',
    act: (page) => page.getByTestId('site-header').locator('nav > ul > li > a').first().hover(),
    stays: (page) => page.locator('[data-open="true"]').getByRole('link', { name: '좋아하는 것들' }),
  },
  // The first page does without the animation.
  'src/features/loading/HamsterWheel.tsx': {
    moves: true,
    kind: 'optional',
    at: '/about/Profile',
    act: (page) => page.getByTestId('site-header').getByRole('link', { name: '팬아트' }).click(),
    stays: heading,
  },
  'src/motion/smoothScroll.ts': {
    moves: true,
    kind: 'optional',
    at: '/about/Profile',
    act: (page) => page.mouse.move(700, 500),
    stays: heading,
  },
  'src/motion/sectionRunner.ts': { kind: 'optional', at: '/', stays: worlds },
  'src/features/home/webtoon/LetterPlates.tsx': { moves: true, kind: 'optional', at: '/', stays: worlds },
  'src/features/home/gallery/galleryParts.ts': {
    kind: 'optional',
    at: '/',
    stays: (page) => page.locator('#gallery[data-state="ready"] [data-blank="true"]'),
  },
  'src/styles/fonts/slices.css': {
    kind: 'optional',
    at: '/gallery/A7c2',
    before: strangeTitle,
    stays: (page) => page.getByRole('link', { name: '뷁쀍' }),
  },
  ownerClient: { kind: 'optional', at: '/about/Profile', before: forgottenSession, stays: heading },
}

/** What nothing asks for: zip.js opens an archive with it to add to it, and the desk makes new ones alone. */
const NEVER = 'zip-reader'

/** The build's files by their sources. */
function readManifest(): Record<string, ManifestEntry> {
  return JSON.parse(readFileSync(new URL('../dist-demo/.vite/manifest.json', import.meta.url), 'utf8'))
}

/** What nothing starts without. */
export const STARTS = ['index.html', 'main'] as const
/** Addresses that have no static HTML: the desk, and a row that came after the build. */
export const BARE = ['/admin', '/about/View/99999'] as const

/** The file of a source, or of a chunk by its name. */
export function fileOf(source: string): string {
  const manifest = readManifest()
  return (manifest[source] ??
    Object.values(manifest).find(({ name, file }) => name === source && file.endsWith('.js')))!.file
}

/** Every file of the demo build that a script asks for while it runs, under its source or, where it has none, its name. */
export function dynamicChunks(): { source: string; file: string }[] {
  const manifest = readManifest()
  const wanted = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports))
  return Object.entries(manifest)
    .filter(([key, { isDynamicEntry }]) => isDynamicEntry || wanted.has(key) || /^src\/.*\.css$/.test(key))
    .map(([key, { file, name = key }]) => ({ source: key.startsWith('src/') ? key : name, file }))
    .filter(({ source }) => source !== NEVER)
}

/** Whether a name of the table means a chunk. */
export const means = (name: string, source: string) =>
  name.endsWith('*') ? source.startsWith(name.slice(0, -1)) : source === name
