// The owner's texts: the modules of the content without series and novels.
import { type Answers, ownerIn, type Part, textIn } from './answers.ts'
import { changeSource } from './changeSource.ts'
import { inquiryModule } from './inquiryModule.ts'
import type { MineTexts } from './messages.ts'
import { rightsModule } from './rightsModule.ts'
import { capitalize, isLatin, type TextFiles } from './stories.ts'
import { code, createWriter, type Writer } from './writer.ts'

/** Limit of home screens for the name below an icon. */
const MAX_SHORT_NAME = 12
/** Letters of the postmark and of the seal. */
const SEAL_LETTERS = 4
const TONES = ['instagram', 'blog', 'youtube', 'posting', 'author-home']

const letters = (text: string) => Array.from(text).filter((letter) => /[\p{L}\p{N}]/u.test(letter))

const FIELDS = ['webdesign', 'webtoon', 'novels', 'photos'] as const satisfies readonly Part[]

/** The fields of the kept parts, as visitors read them. */
const fieldsIn = (texts: MineTexts, keep: readonly Part[]): string =>
  texts.list(FIELDS.flatMap((part) => (keep.includes(part) ? [texts.fields[part]] : []))) || texts.works

const languagesModule = ({ languages }: Answers) => `import type { Language } from '@/config/language'

/** Languages of the site. The first is its own, at the plain addresses; the other is below its tag. */
export const languages: readonly [Language, ...Language[]] = ${code(languages)}
`

function siteModule(answers: Answers, year: number, writer: Writer): string {
  const { owner, ownerEn, site, email, handle, handleUrl, tagline, keep } = answers
  const description = writer.text((texts, language) =>
    texts.site.description(textIn(tagline, language), ownerIn(answers, language), fieldsIn(texts, keep)),
  )
  const record = `{
  name: ${code(site)},
  shortName: ${code(Array.from(site).slice(0, MAX_SHORT_NAME).join('').trim())},
  description: ${description},
  owner: {
    name: ${writer.text((_, language) => ownerIn(answers, language))},
    ${ownerEn === undefined && !isLatin(owner) ? '' : `nameEn: ${code(ownerEn ?? owner)},`}
    email: ${code(email)},
    handle: ${code(handle)},
    ${handleUrl === undefined ? '' : `handleUrl: ${code(handleUrl)},`}
  },
  copyright: ${code(`© ${year} ${site}. All rights reserved.`)},
  postmark: ${code(letters(site).slice(0, SEAL_LETTERS).join(''))},
  blankPage: {
    lines: ['This page intentionally', 'left blank.'],
    korean: ${writer.text((texts) => texts.site.blankPage)},
  },
}`
  return `${writer.imports}import type { Site } from '@/content/types'

/** Name, owner and contact of the site. */
export const site: Site = ${writer.localized(record)}
`
}

function galleriesModule({ galleries, keep }: Answers, writer: Writer): string {
  const records = galleries.map(
    ({ key, label, make, model, layout, hasRecipe }, index) => `{
    key: ${code(key)},
    label: ${code(label)},
    title: ${code(label)},
    line: [${code(label)}, ${writer.text(({ gallery }) => gallery.line)}],
    description: ${writer.text(({ gallery }) => gallery.description(label))},
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
  return `${writer.imports}import type { Gallery } from '@/content/gallery'
${galleries.some(({ layout }) => layout === 'film') ? "import { site } from './site'\n" : ''}
/**
 * The photo galleries, at least one, in the order of menus. Everything about a camera is here.
 * \`npm run collection:new -- KEY --photos\` writes the migration for a new table.
 */
export const galleries = ${writer.localized(`[${records.join('\n')}]`, 'constant')} satisfies readonly [Gallery, ...Gallery[]]
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

/** Links of the crafts, as source code. */
const CRAFT_PAGES = {
  webdesign: 'paths.portfolio',
  webtoon: '(publicSeries[0] ?? webtoonSeries[0]).path',
  novels: 'novelPages.find(({ path }) => isPublic(path))?.path ?? paths.moreStories',
  photos: '(publicGalleries[0] ?? galleries[0]).path',
}
const CAMERA_NAMES = 'publicGalleries.map(({ label }) => label)'

const craft = (part: (typeof FIELDS)[number], writer: Writer) => `{
  verb: ${writer.text(({ verbs }) => verbs[part])},
  field: ${part === 'photos' ? `${CAMERA_NAMES}.join(' · ')` : writer.text(({ crafts }) => crafts[part])},
  text: ${writer.text(({ craftLines }) => craftLines[part])},
  to: ${CRAFT_PAGES[part]},
}`

/** Stands for the name of the site in a text. */
const SITE_NAME = '%SITE%'

/** Returns a text as a template literal with the name of the site. */
function withSiteName(value: unknown): string {
  const [before = '', after = ''] = String(value).split(SITE_NAME)
  return `\`${before}\${site.name}${after}\``
}

function profileModule({ site, keep }: Answers, year: number, writer: Writer): string {
  const seal = letters(site).slice(0, SEAL_LETTERS)
  const crafts = FIELDS.filter((part) => keep.includes(part)).map((part) => craft(part, writer))
  const cameras = keep.includes('photos')
    ? `{ kind: ${writer.text(({ profile }) => profile.cameras)}, names: ${CAMERA_NAMES} }`
    : ''
  const record = `{
  headline: ${writer.text(({ profile }) => profile.headline)},
  portrait: { ...creator, alt: ${writer.text(({ profile }) => profile.portraitAlt)} },
  biography: [${writer.text((texts) => texts.profile.biography(fieldsIn(texts, keep)))}],
  seal: ${code(Array.from({ length: SEAL_LETTERS }, (_, index) => seal[index] ?? '·'))},
  crafts: [${crafts.join(', ')}],
  timeline: [{
    year: ${code(String(year))},
    text: ${writer.text(({ profile }) => profile.opened(SITE_NAME), withSiteName)},
    to: paths.home,
  }],
  tools: [${cameras}],
  contact: ${writer.text(({ profile }) => profile.contact)},
}`
  const imports = PROFILE_IMPORTS.flatMap(([names, from]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test([...crafts, cameras].join()))
    return used.length > 0 ? `import { ${used.join(', ')} } from '${from}'\n` : ''
  })
  return `import { paths } from '@/config/paths'
${imports.join('')}${writer.imports}import type { Profile } from '@/content/types'
import { creator } from './art/profile'
import { site } from './site'

/** Profile of the creator. Mail address, handle and links are in \`site.ts\`. */
export const profile: Profile = ${writer.localized(record)}
`
}

function skillsModule(writer: Writer): string {
  const line = (skill: keyof MineTexts['skills']) => writer.text(({ skills }) => skills[skill])
  const remark = (group: keyof MineTexts['remarks']) => writer.text(({ remarks }) => remarks[group])
  const groups = `[
  {
    id: 'design-tools',
    title: 'Design Tools',
    remark: ${remark('tools')},
    skills: [
      { name: 'Photoshop', drawing: 'photoshop', line: ${line('photoshop')} },
      { name: 'Illustrator', drawing: 'illustrator', line: ${line('illustrator')} },
      { name: 'Premiere Pro', drawing: 'premiere-pro', line: ${line('premierePro')} },
      { name: 'PowerPoint', drawing: 'powerpoint', line: ${line('powerpoint')} },
    ],
  },
  {
    id: 'web-skills',
    title: 'Web Skills',
    remark: ${remark('web')},
    skills: [
      { name: 'Web markup', drawing: 'web-markup', tools: 'HTML5, CSS3', line: ${line('webMarkup')} },
      { name: 'Frontend development', drawing: 'frontend-development', tools: 'JavaScript', line: ${line('frontend')} },
      { name: 'Across devices', drawing: 'across-devices', tools: 'Responsive', line: ${line('devices')} },
    ],
  },
  {
    id: 'others',
    title: 'Others',
    remark: ${remark('others')},
    skills: [
      { name: 'Workflow tools', drawing: 'workflow-tools', tools: 'Figma', line: ${line('workflow')} },
      { name: 'Site building', drawing: 'site-building', line: ${line('siteBuilding')} },
    ],
  },
]`
  return `${writer.imports}import type { SkillGroup } from '@/content/types'

/** The owner's skills, shown in the design section of the home page. */
export const skillGroups: readonly SkillGroup[] = ${writer.localized(groups)}
`
}

function partsModule({ keep }: Answers, writer: Writer): string {
  const part = (name: Exclude<keyof MineTexts['parts'], 'profile'>, isVisible: boolean) =>
    `{ visible: ${isVisible}, line: ${writer.text(({ parts }) => parts[name])} }`
  const profileLine = writer.text((texts) => texts.parts.profile(fieldsIn(texts, keep)))
  const record = `{
  profile: { visible: ${keep.includes('profile')}, line: ${profileLine} },
  favorites: ${part('favorites', keep.includes('favorites'))},
  portfolio: ${part('portfolio', keep.includes('webdesign'))},
  fanart: ${part('fanart', keep.includes('fanart'))},
  rights: ${part('rights', true)},
  inquiry: ${part('inquiry', keep.includes('inquiry'))},
}`
  return `${writer.imports}import type { SitePart } from '@/content/types'

/** The pages besides series, novels and galleries, which have their own \`visible\`. */
export const parts: Readonly<
  Record<'profile' | 'favorites' | 'portfolio' | 'fanart' | 'rights' | 'inquiry', SitePart>
> = ${writer.localized(record)}
`
}

const SHELF = `import type { ContestEntry, ShelfBook } from '@/content/novels/shelfBook'

/** The books from left to right. */
export const shelf: readonly ShelfBook[] = []

/** Sorted by year, newest first. */
export const contests: readonly ContestEntry[] = []
`

function homeHero({ headline, tagline }: Answers, writer: Writer): string {
  const record = `{
  /** A bar is a line break on phones. */
  headline: ${writer.text((_, language) => ('ko' in headline ? headline[language] : headline))},
  tagline: ${writer.text((_, language) => textIn(tagline, language))},
  /** Next to the chevron that links to the next section. */
  hint: 'what I am doing now',
}`
  return `${writer.imports}
/** Texts of the home page's first section. Separate, because every page needs them for the default sharing image. */
export const homeHero = ${writer.localized(record, 'constant')}
`
}

function linksModule({ links }: Answers, writer: Writer): string {
  const records = links.map(
    ({ name, label = name, url }, index) =>
      `{ name: ${code(name)}, label: ${writer.text((_, language) => textIn(label, language))}, url: ${code(url)}, tone: ${code(TONES[index])} }`,
  )
  return `${writer.imports}import type { ExternalLink } from '@/content/types'

/** External links, shown as bookmarks in the mini menu. */
export const externalLinks: readonly ExternalLink[] = ${writer.localized(`[${records.join(', ')}]`)}
`
}

const favorites = (writer: Writer) => `${writer.imports}
/** Introduction above the favorites, one string per line. */
export const favoritesIntro = ${writer.localized(
  writer.text((texts) => texts.favorites),
  'constant',
)}
`

/** Returns an exported text as source code. */
const exported = (name: string, writer: Writer, write: (texts: MineTexts) => string) =>
  `export const ${name} = ${writer.localized(writer.text(write))}`

const listDescriptions = (
  writer: Writer,
) => `// Descriptions of the list pages for search engines and shared links. Separate exports, so that a page loads only its own.
${writer.imports}
${exported('FAVORITES_DESCRIPTION', writer, ({ lists }) => lists.favorites)}

${exported('PORTFOLIO_DESCRIPTION', writer, ({ lists }) => lists.portfolio)}

${exported('FANART_DESCRIPTION', writer, ({ lists }) => lists.fanart)}
`

const emptyTexts = (
  writer: Writer,
) => `// Texts of lists without content. Separate exports, so that a page loads only its own.
${writer.imports}
/** Heading of a list without posts. */
${exported('EMPTY_LIST', writer, ({ empty }) => empty.list)}

/** A series without drawings. */
${exported('EMPTY_GALLERY', writer, ({ empty }) => empty.gallery)}

/** The owner's dashboard without tasks. */
${exported('NOTHING_TO_DO', writer, ({ empty }) => empty.tasks)}
`

function moreStories(writer: Writer): string {
  const record = `{
  /** Heading in two parts, which are two lines on phones. */
  heading: ${writer.text(({ novel }) => novel.more)},
  description: ${writer.text(({ novel }) => novel.moreDescription)},
}`
  return `${writer.imports}
/** Texts of the page with the novels without their own page. */
export const moreStories = ${writer.localized(record, 'constant')}
`
}

/** Returns home's texts without the sample's sentences. */
const homeTexts = (sample: string, languages: Answers['languages'], writer: Writer) =>
  changeSource(sample, languages, {
    'design.korean': writer.text(({ home }) => home.design),
    'design.line': writer.text(({ home }) => home.line),
    'design.sheet.caption': writer.text(({ home }) => home.portfolio),
    'gallery.motto': writer.text(({ home }) => home.photos),
  })

/** Returns the modules of the owner's texts. `read` returns a module of the sample. */
export function ownerTexts(answers: Answers, read: (path: string) => string, now: Date): TextFiles {
  const year = now.getFullYear()
  const writer = createWriter(answers)
  return {
    'languages.ts': languagesModule(answers),
    'site.ts': siteModule(answers, year, writer),
    'homeHero.ts': homeHero(answers, writer),
    'home.ts': homeTexts(read('home.ts'), answers.languages, writer),
    'externalLinks.ts': linksModule(answers, writer),
    'skills.ts': skillsModule(writer),
    'parts.ts': partsModule(answers, writer),
    'favorites.ts': favorites(writer),
    'listDescriptions.ts': listDescriptions(writer),
    'emptyTexts.ts': emptyTexts(writer),
    'novels/moreStories.ts': moreStories(writer),
    'novels/shelf.ts': SHELF,
    'galleries.ts': galleriesModule(answers, writer),
    'profile.ts': profileModule(answers, year, writer),
    'rights.ts': rightsModule(answers, year, writer),
    'inquiry.ts': inquiryModule(answers, writer),
  }
}
