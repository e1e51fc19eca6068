// Writes another owner's content.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BackendError } from '../../backend/backendError.ts'
import { OWN_MIGRATION } from '../build/contentFolder.ts'
import { migrationFile } from '../data/collectionMigration.ts'
import { packageBin } from '../test/packageBin.ts'
import { type Answers, type OwnText, ownLanguageOf } from './answers.ts'
import { changeSource } from './changeSource.ts'
import { facesFor } from './faces.ts'
import { lettersFor, withFirstLetters } from './firstLetters.ts'
import { logoSvg, type Mark, markSvg } from './mark.ts'
import { MINE, MINE_TEXTS, type MineTexts } from './messages.ts'
import { colorsScss } from './palette.ts'
import { writePlaceholder } from './pictures.ts'
import { writeNovels, writeSeries } from './stories.ts'
import { ownerTexts } from './texts.ts'
import { createWriter } from './writer.ts'

const SAMPLE = 'src/content/sample'
const CONTENT = 'src/content/mine'
const ROWS = 'supabase/seed/mine'
/** A text of a drawing in Korean. */
const HANGUL_TEXT = /(?<=>)[^<>]*[\uAC00-\uD7A3][^<>]*(?=<)/g

/** The folders that an owner's content and rows are written into, from the root. */
export const OWN_FOLDERS = [CONTENT, ROWS] as const
export const MIGRATIONS = 'supabase/migrations'
/** Files of the sample that every owner starts with. */
const COPIED = ['art/lettering']
/** Modules of the sample that every owner starts with, in the languages of the site. */
const COPIED_TEXTS = ['navigation.ts', 'feeds.ts', 'lightTable.ts']
const MENU_PICTURES = ['fanart', 'favorites', 'light', 'novel-more', 'portfolio', 'profile']
/** Rows for each gallery until the owner has photographs. */
const SAMPLE_PHOTOS = 3
const PHOTO = { width: 1600, height: 1067 }
const THUMBNAIL = { width: 640, height: 427 }

/** Runs a script of the repository. Throws a BackendError with its output if it fails. */
function run(root: string, tool: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [packageBin(tool), ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new BackendError(`${args[0]}: ${(stderr || stdout).trim()}`)
}

/** Returns a text in the languages of a site. */
function textOf({ languages }: Answers, write: (texts: MineTexts) => string): OwnText {
  const [language = 'ko', other] = languages
  return other ? { ko: write(MINE_TEXTS.ko), en: write(MINE_TEXTS.en) } : write(MINE_TEXTS[language])
}

/** Adds one neutral example to the kept parts without answers, and a hidden one if the site cannot do without. */
export function withExamples(answers: Answers): Answers {
  const { keep, series, galleries } = answers
  const example = {
    gallery: {
      key: 'photos',
      label: 'Photos',
      make: 'CAMERA',
      model: 'CAMERA',
      layout: 'wall' as const,
      hasRecipe: false,
    },
    series: {
      key: 'first',
      title: textOf(answers, (texts) => texts.series.first),
      characters: [textOf(answers, (texts) => texts.series.firstCharacter)],
    },
    novel: { key: 'first', title: textOf(answers, (texts) => texts.novel.first) },
  }
  return {
    ...answers,
    galleries: galleries.length > 0 ? galleries : [example.gallery],
    series: series.length > 0 ? series : [example.series],
    novels: keep.includes('novels') && answers.novels.length === 0 ? [example.novel] : answers.novels,
  }
}

/** Writes migrations: tables of new galleries, and without the tables of the sample's. */
function writeMigrations(root: string, { galleries }: Answers, sampleGalleries: readonly string[]): void {
  const keys = galleries.map(({ key }) => key)
  for (const key of keys.filter((each) => !sampleGalleries.includes(each)))
    run(root, 'tsx', 'scripts/data/collectionNew.ts', key, '--photos')
  const absent = sampleGalleries.filter((key) => !keys.includes(key))
  if (absent.length === 0) return
  const name = migrationFile(
    `sample_galleries${OWN_MIGRATION}`,
    readdirSync(join(root, MIGRATIONS)),
    new Date(),
  )
  const lines = absent.map((key) => `select private.drop_collection('${key}');\n`)
  writeFileSync(
    join(root, MIGRATIONS, name),
    `-- Removes the empty tables of galleries that the site does not have.\n${lines.join('')}`,
  )
}

/** Writes neutral rows in the site's own language: some photographs for each public gallery. Other lists are empty. */
async function writeRows(root: string, answers: Answers): Promise<void> {
  const { galleries, keep, accent } = answers
  const { gallery } = MINE_TEXTS[ownLanguageOf(answers)]
  for (const [name, size] of [
    ['placeholder', PHOTO],
    ['placeholder-640', THUMBNAIL],
  ] as const)
    await writePlaceholder(root, `${ROWS}/media/sample/${name}.webp`, { ...size, color: accent })
  const media = '/storage/v1/object/public/media/sample'
  const rows = (label: string) =>
    Array.from({ length: SAMPLE_PHOTOS }, (_, index) => ({
      id: index + 1,
      title: gallery.photo(index + 1),
      thumbnail: `${media}/placeholder-640.webp`,
      image: `${media}/placeholder.webp`,
      ...PHOTO,
      alt: gallery.alt,
      meta: { camera: label },
      status: 'published',
      created_at: `2026-01-0${index + 1}T12:00:00+09:00`,
    }))
  const shown = keep.includes('photos') ? galleries : []
  const posts = Object.fromEntries(shown.map(({ key, label }) => [key, rows(label)]))
  writeFileSync(join(root, ROWS, 'posts.json'), `${JSON.stringify(posts, null, 2)}\n`)
}

/** Writes the pictures of menus and of the profile. */
async function writePictures(folder: string, { galleries, accent }: Answers): Promise<void> {
  const menus = [...MENU_PICTURES, ...galleries.map(({ key }) => `gallery-${key}`)]
  for (const name of menus)
    await writePlaceholder(folder, `art/navigation/${name}.webp`, { width: 640, height: 462, color: accent })
  await writePlaceholder(folder, 'art/profile/creator.webp', { width: 1200, height: 1500, color: accent })
}

/** Writes the modules and pictures of an owner. */
async function writeContent(root: string, answers: Answers, mark: Mark): Promise<void> {
  const folder = join(root, CONTENT)
  const { accent, keep, languages, novels, series, site } = answers
  const writer = createWriter(answers)
  const read = (path: string) => readFileSync(join(root, SAMPLE, path), 'utf8')
  for (const path of COPIED) cpSync(join(root, SAMPLE, path), join(folder, path), { recursive: true })
  const files = {
    ...Object.fromEntries(COPIED_TEXTS.map((path) => [path, changeSource(read(path), languages)])),
    ...ownerTexts(answers, read, new Date()),
    ...(await writeSeries(folder, series, { writer, accent, visible: keep.includes('webtoon') })),
    ...(await writeNovels(folder, novels, { writer, accent })),
    'faces.ts': facesFor(languages, read('faces.ts')),
    'art/drawings.svg': read('art/drawings.svg').replaceAll(
      HANGUL_TEXT,
      MINE_TEXTS[ownLanguageOf(answers)].heading,
    ),
    '_colors.scss': colorsScss(accent),
    'art/logo/mark.svg': markSvg(mark),
    'art/logo/logo.svg': await logoSvg(mark, site),
  }
  const firstLetters = withFirstLetters(
    lettersFor(languages, read('firstLetters.ts')),
    Object.values(files),
    languages,
  )
  for (const [path, text] of Object.entries({ ...files, 'firstLetters.ts': firstLetters })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await writePictures(folder, answers)
}

/** Writes the content, pictures, icons, rows and migrations of an owner, and checks them as a build does. */
export async function writeOwner(
  root: string,
  answers: Answers,
  {
    mark,
    sampleGalleries,
    log,
  }: { mark: Mark; sampleGalleries: readonly string[]; log: (line: string) => void },
): Promise<void> {
  const { steps } = MINE[ownLanguageOf(answers)]
  log(steps.content)
  await writeContent(root, answers, mark)
  await writeRows(root, answers)
  writeMigrations(root, answers, sampleGalleries)
  run(root, 'tsx', 'scripts/build/art.ts', '--draft')
  run(root, 'oxfmt', CONTENT)
  log(steps.check)
  run(root, 'tsx', 'scripts/mine/checkContent.ts')
  log(steps.icons)
  run(root, 'tsx', 'scripts/build/icons.ts')
  run(root, 'tsx', 'scripts/hosting/build.ts')
}
