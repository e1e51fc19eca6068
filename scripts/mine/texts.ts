// The owner's texts: the modules of the content without series and novels.
import type { Answers, Part } from './answers.ts'
import { rightsModule } from './rightsModule.ts'
import { capitalize, code, isLatin, type TextFiles } from './stories.ts'

/** Limit of home screens for the name below an icon. */
const MAX_SHORT_NAME = 12
/** Letters of the postmark and of the seal. */
const SEAL_LETTERS = 4
const TONES = ['instagram', 'blog', 'youtube', 'posting', 'author-home']

const letters = (text: string) => Array.from(text).filter((letter) => /[\p{L}\p{N}]/u.test(letter))

/** The fields of the kept parts, as visitors read them. */
function fields(keep: readonly Part[]): string {
  const names: [Part, string][] = [
    ['webdesign', '디자인'],
    ['webtoon', '웹툰'],
    ['novels', '웹소설'],
    ['photos', '사진'],
  ]
  return names.flatMap(([part, name]) => (keep.includes(part) ? [name] : [])).join(', ') || '작업'
}

const siteModule = (
  { owner, ownerEn, site, email, handle, handleUrl, tagline, keep }: Answers,
  year: number,
) => `import type { Site } from '@/content/types'

/** Name, owner and contact of the site. */
export const site: Site = {
  name: ${code(site)},
  shortName: ${code(Array.from(site).slice(0, MAX_SHORT_NAME).join('').trim())},
  description: ${code(`${tagline} ${owner}의 ${fields(keep)} 포트폴리오입니다.`)},
  owner: {
    name: ${code(owner)},
    ${ownerEn === undefined && !isLatin(owner) ? '' : `nameEn: ${code(ownerEn ?? owner)},`}
    email: ${code(email)},
    handle: ${code(handle)},
    ${handleUrl === undefined ? '' : `handleUrl: ${code(handleUrl)},`}
  },
  copyright: ${code(`© ${year} ${site}. All rights reserved.`)},
  locale: 'ko_KR',
  postmark: ${code(letters(site).slice(0, SEAL_LETTERS).join(''))},
  blankPage: {
    lines: ['This page intentionally', 'left blank.'],
    korean: '이 페이지는 일부러 비워 두었습니다.',
  },
}
`

function galleriesModule({ galleries, keep }: Answers): string {
  const records = galleries.map(
    ({ key, label, make, model, layout, hasRecipe }, index) => `{
    key: ${code(key)},
    label: ${code(label)},
    title: ${code(label)},
    line: [${code(label)}, '그날의 사진들'],
    description: ${code(`${label} 사진을 모았습니다.`)},
    menu: { name: ${code(label)}, nameEn: ${code(label)}, picture: ${code(`gallery${capitalize(key)}`)}${keep.includes('photos') ? '' : ', visible: false'} },
    path: ${code(`/gallery/${capitalize(key)}`)},
    detailPath: ${code(`/gallery/${key}/View/:id`)},
    layout: ${code(layout)},
    ${layout === 'film' ? 'film: { print: site.name.toUpperCase() },' : ''}
    hasRecipe: ${hasRecipe},
    cameras: [{ make: ${code(make)}, model: ${code(model)} }],
    mark: ${index % 2 === 0 ? "'blue'" : "'amber'"},
  },`,
  )
  return `import type { Gallery } from '@/content/gallery'
${galleries.some(({ layout }) => layout === 'film') ? "import { site } from './site'\n" : ''}
/**
 * The photo galleries, at least one, in the order of menus. Everything about a camera is here.
 * \`npm run collection:new -- KEY --photos\` writes the migration for a new table.
 */
export const galleries = [${records.join('\n')}] as const satisfies readonly [Gallery, ...Gallery[]]
`
}

/** Imports of the profile by the names that its texts may use. */
const PROFILE_IMPORTS: readonly (readonly [names: readonly string[], from: string])[] = [
  [['galleries'], '@/content/galleryRegistry'],
  [['novelPages'], '@/content/novels'],
  [['isPublic'], '@/content/pages'],
  [['publicGalleries', 'publicSeries'], '@/content/publicContent'],
  [['webtoonSeries'], '@/content/series'],
]

function profileModule({ site, keep }: Answers, year: number): string {
  const seal = letters(site).slice(0, SEAL_LETTERS)
  const crafts: [Part, string][] = [
    [
      'webdesign',
      "{ verb: '짓고', field: '웹디자인', text: '화면을 설계하고 만듭니다.', to: paths.portfolio }",
    ],
    [
      'webtoon',
      "{ verb: '그리고', field: '웹툰 · 일러스트', text: '이야기를 그림으로 옮깁니다.', to: (publicSeries[0] ?? webtoonSeries[0]).path }",
    ],
    [
      'novels',
      "{ verb: '쓰고', field: '웹소설', text: '이야기를 글로 씁니다.', to: novelPages.find(({ path }) => isPublic(path))?.path ?? paths.moreStories }",
    ],
    [
      'photos',
      "{ verb: '찍습니다', field: publicGalleries.map(({ label }) => label).join(' · '), text: '그날의 빛을 사진으로 남깁니다.', to: (publicGalleries[0] ?? galleries[0]).path }",
    ],
  ]
  const kept = crafts.filter(([part]) => keep.includes(part)).map(([, craft]) => craft)
  const cameras = keep.includes('photos')
    ? "{ kind: '사진기', names: publicGalleries.map(({ label }) => label) }"
    : ''
  const imports = PROFILE_IMPORTS.flatMap(([names, from]) => {
    const used = names.filter((name) => [...kept, cameras].join().includes(name))
    return used.length > 0 ? `import { ${used.join(', ')} } from '${from}'\n` : ''
  })
  return `import { paths } from '@/config/paths'
${imports.join('')}import type { Profile } from '@/content/types'
import { creator } from './art/profile'
import { site } from './site'

/** Profile of the creator. Mail address, handle and links are in \`site.ts\`. */
export const profile: Profile = {
  headline: ['한 사람이', '만드는', '작업들.'],
  portrait: { ...creator, alt: '창작자의 사진이 들어갈 자리' },
  biography: [${code(`${fields(keep)} 작업을 합니다. 소개 글을 이곳에 적습니다.`)}],
  seal: ${code(Array.from({ length: SEAL_LETTERS }, (_, index) => seal[index] ?? '·'))},
  crafts: [${kept.join(', ')}],
  timeline: [{ year: ${code(String(year))}, text: \`개인 사이트 ‘\${site.name}’ 공개\`, to: paths.home }],
  tools: [${cameras}],
  contact: '함께할 일이 있다면 편지를 보내 주세요.',
}
`
}

const SKILLS = `import type { SkillGroup } from '@/content/types'

/** The owner's skills, shown in the design section of the home page. */
export const skillGroups: readonly SkillGroup[] = [
  {
    id: 'design-tools',
    title: 'Design Tools',
    remark: ['화면을 그릴 때', '쓰는 도구입니다.'],
    skills: [
      { name: 'Photoshop', drawing: 'photoshop', line: '사진 보정과 합성' },
      { name: 'Illustrator', drawing: 'illustrator', line: '로고와 아이콘' },
      { name: 'Premiere Pro', drawing: 'premiere-pro', line: '영상 편집' },
      { name: 'PowerPoint', drawing: 'powerpoint', line: '발표 자료' },
    ],
  },
  {
    id: 'web-skills',
    title: 'Web Skills',
    remark: ['화면을 만들 때', '쓰는 기술입니다.'],
    skills: [
      { name: 'Web markup', drawing: 'web-markup', tools: 'HTML5, CSS3', line: '읽기 쉬운 구조' },
      { name: 'Frontend development', drawing: 'frontend-development', tools: 'JavaScript', line: '화면의 동작' },
      { name: 'Across devices', drawing: 'across-devices', tools: 'Responsive', line: '여러 크기의 화면' },
    ],
  },
  {
    id: 'others',
    title: 'Others',
    remark: ['함께 일할 때', '쓰는 도구입니다.'],
    skills: [
      { name: 'Workflow tools', drawing: 'workflow-tools', tools: 'Figma', line: '시안의 전달' },
      { name: 'Site building', drawing: 'site-building', line: '사이트 제작 도구' },
    ],
  },
]
`

const partsModule = ({ keep }: Answers) => `import type { SitePart } from '@/content/types'

/** The pages besides series, novels and galleries, which have their own \`visible\`. */
export const parts: Readonly<Record<'profile' | 'favorites' | 'portfolio' | 'fanart' | 'rights', SitePart>> = {
  profile: { visible: ${keep.includes('profile')}, line: ${code(fields(keep))} },
  favorites: { visible: ${keep.includes('favorites')}, line: '좋아하는 것들' },
  portfolio: { visible: ${keep.includes('webdesign')}, line: '웹디자인' },
  fanart: { visible: ${keep.includes('fanart')}, line: '팬아트' },
  rights: { visible: true, line: '작품을 어디까지 써도 되는지' },
}
`

const SHELF = `import type { ContestEntry, ShelfBook } from '@/content/novels/shelfBook'

/** The books from left to right. */
export const shelf: readonly ShelfBook[] = []

/** Sorted by year, newest first. */
export const contests: readonly ContestEntry[] = []
`

const homeHero = ({
  headline,
  tagline,
}: Answers) => `/** Texts of the home page's first section. Separate, because every page needs them for the default sharing image. */
export const homeHero = {
  /** A bar is a line break on phones. */
  headline: ${code(headline)},
  tagline: ${code(tagline)},
  /** Next to the chevron that links to the next section. */
  hint: 'what I am doing now',
} as const
`

const linksModule = ({ links }: Answers) => `import type { ExternalLink } from '@/content/types'

/** External links, shown as bookmarks in the mini menu. */
export const externalLinks: readonly ExternalLink[] = ${code(
  links.map(({ name, label = name, url }, index) => ({ name, label, url, tone: TONES[index] })),
)}
`

const FAVORITES = `/** Introduction above the favorites, one string per line. */
export const favoritesIntro = ['좋아하는 것들을', '모았습니다.'] as const
`

const DESCRIPTIONS = `// Descriptions of the list pages for search engines and shared links. Separate exports, so that a page loads only its own.

export const FAVORITES_DESCRIPTION = '좋아하는 것들을 모았습니다.'

export const PORTFOLIO_DESCRIPTION = '웹디자인 작업을 모았습니다.'

export const FANART_DESCRIPTION = '팬아트를 모았습니다.'
`

const EMPTY_TEXTS = `// Texts of lists without content. Separate exports, so that a page loads only its own.

/** Heading of a list without posts. */
export const EMPTY_LIST = '아직 비어 있습니다.'

/** A series without drawings. */
export const EMPTY_GALLERY = '아직 비어 있습니다. 곧 채우겠습니다.'

/** The owner's dashboard without tasks. */
export const NOTHING_TO_DO = '할 일이 없습니다.'
`

const MORE_STORIES = `/** Texts of the page with the novels without their own page. */
export const moreStories = {
  /** Heading in two parts, which are two lines on phones. */
  heading: ['더 많은', '이야기'],
  description: '다른 이야기들을 모았습니다.',
} as const
`

/** Replaces the first text with this key, which may be in several languages. */
const withText = (module: string, key: string, text: string) =>
  module.replace(new RegExp(`\\b${key}: (?:'[^']*'|\\{[^}]*\\})`), `${key}: ${code(text)}`)

/** Returns home's texts without the sample's sentences. */
const homeTexts = (sample: string) =>
  [
    ['korean', '웹디자인'],
    ['line', '화면을 설계하고 만듭니다.'],
    ['caption', '작업 모음'],
    ['motto', '사진'],
  ].reduce((module, [key = '', text = '']) => withText(module, key, text), sample)

/** Returns the modules of the owner's texts. `read` returns a module of the sample. */
export const ownerTexts = (answers: Answers, read: (path: string) => string, now: Date): TextFiles => ({
  'site.ts': siteModule(answers, now.getFullYear()),
  'homeHero.ts': homeHero(answers),
  'home.ts': homeTexts(read('home.ts')),
  'externalLinks.ts': linksModule(answers),
  'skills.ts': SKILLS,
  'parts.ts': partsModule(answers),
  'favorites.ts': FAVORITES,
  'listDescriptions.ts': DESCRIPTIONS,
  'emptyTexts.ts': EMPTY_TEXTS,
  'novels/moreStories.ts': MORE_STORIES,
  'novels/shelf.ts': SHELF,
  'galleries.ts': galleriesModule(answers),
  'profile.ts': profileModule(answers, now.getFullYear()),
  'rights.ts': rightsModule(answers, now.getFullYear()),
})
