// Writes another owner's content into a copy of the repository.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BackendError } from '../../backend/backendError.ts'
import { migrationFile } from '../data/collectionMigration.ts'
import { packageBin } from '../test/packageBin.ts'
import type { Answers } from './answers.ts'
import { withFirstLetters } from './firstLetters.ts'
import { logoSvg, type Mark, markSvg } from './mark.ts'
import { colorsScss } from './palette.ts'
import { writePlaceholder } from './pictures.ts'
import { writeNovels, writeSeries } from './stories.ts'
import { ownerTexts } from './texts.ts'

const MIGRATIONS = 'supabase/migrations'
const SEED = 'supabase/seed'
const ART = 'src/content/art'
const MENU_PICTURES = ['fanart', 'favorites', 'light', 'novel-more', 'portfolio', 'profile']
/** Rows for each gallery until the owner has photographs. */
const SAMPLE_PHOTOS = 3
const PHOTO = { width: 1600, height: 1067 }
const THUMBNAIL = { width: 640, height: 427 }

/** Runs a script of the repository in the copy. Throws a BackendError with its output if it fails. */
function run(copy: string, tool: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [packageBin(tool), ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (status !== 0) throw new BackendError(`${args[0]}: ${(stderr || stdout).trim()}`)
}

/** Removes the folders of the sample's stories and its pictures. */
function removeSample(copy: string): void {
  const folders = ['series', 'novels'].flatMap((kind) =>
    readdirSync(join(copy, 'src/content', kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/content/${kind}/${name}`),
  )
  for (const folder of [...folders, `${ART}/navigation`, `${ART}/profile`, `${SEED}/media`])
    rmSync(join(copy, folder), { recursive: true, force: true })
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
    series: { key: 'first', title: '첫 웹툰', characters: ['첫 인물'] },
    novel: { key: 'first', title: '첫 소설' },
  }
  return {
    ...answers,
    galleries: galleries.length > 0 ? galleries : [example.gallery],
    series: series.length > 0 ? series : [example.series],
    novels: keep.includes('novels') && answers.novels.length === 0 ? [example.novel] : answers.novels,
  }
}

/** Writes migrations: tables of new galleries, and without the tables of the sample's. */
function writeMigrations(copy: string, { galleries }: Answers, sampleGalleries: readonly string[]): void {
  const keys = galleries.map(({ key }) => key)
  for (const key of keys.filter((each) => !sampleGalleries.includes(each)))
    run(copy, 'tsx', 'scripts/data/collectionNew.ts', key, '--photos')
  const absent = sampleGalleries.filter((key) => !keys.includes(key))
  if (absent.length === 0) return
  const name = migrationFile('sample_galleries', readdirSync(join(copy, MIGRATIONS)), new Date())
  const lines = absent.map((key) => `select private.drop_collection('${key}');\n`)
  writeFileSync(
    join(copy, MIGRATIONS, name),
    `-- Removes the empty tables of galleries that the site does not have.\n${lines.join('')}`,
  )
}

/** Writes neutral rows: some photographs for each public gallery. Other lists are empty. */
async function writeSeed(copy: string, { galleries, keep, accent }: Answers): Promise<void> {
  for (const [name, size] of [
    ['placeholder', PHOTO],
    ['placeholder-640', THUMBNAIL],
  ] as const)
    await writePlaceholder(copy, `${SEED}/media/sample/${name}.webp`, { ...size, color: accent })
  const media = '/storage/v1/object/public/media/sample'
  const rows = (label: string) =>
    Array.from({ length: SAMPLE_PHOTOS }, (_, index) => ({
      id: index + 1,
      title: `사진 ${index + 1}`,
      thumbnail: `${media}/placeholder-640.webp`,
      image: `${media}/placeholder.webp`,
      ...PHOTO,
      alt: '사진이 들어갈 자리',
      meta: { camera: label },
      status: 'published',
      created_at: `2026-01-0${index + 1}T12:00:00+09:00`,
    }))
  const shown = keep.includes('photos') ? galleries : []
  const posts = Object.fromEntries(shown.map(({ key, label }) => [key, rows(label)]))
  writeFileSync(join(copy, SEED, 'posts.json'), `${JSON.stringify(posts, null, 2)}\n`)
}

/** Writes the pictures of menus and of the profile. */
async function writePictures(copy: string, { galleries, accent }: Answers): Promise<void> {
  const menus = [...MENU_PICTURES, ...galleries.map(({ key }) => `gallery-${key}`)]
  for (const name of menus)
    await writePlaceholder(copy, `${ART}/navigation/${name}.webp`, { width: 640, height: 462, color: accent })
  await writePlaceholder(copy, `${ART}/profile/creator.webp`, { width: 1200, height: 1500, color: accent })
}

/** Writes the content, pictures, icons, rows and migrations of an owner into a copy, and checks them as a build does. */
export async function writeOwner(
  copy: string,
  answers: Answers,
  {
    mark,
    sampleGalleries,
    log,
  }: { mark: Mark; sampleGalleries: readonly string[]; log: (line: string) => void },
): Promise<void> {
  const read = (path: string) => readFileSync(join(copy, path), 'utf8')
  const { accent, keep, novels, series } = answers
  const texts = ownerTexts(answers, read, new Date())
  const registries = {
    series: read('src/content/series/index.ts'),
    novels: read('src/content/novels/index.ts'),
  }
  removeSample(copy)
  log('글과 그림')
  const files = {
    ...texts,
    ...(await writeSeries(copy, {
      series,
      accent,
      visible: keep.includes('webtoon'),
      registry: registries.series,
    })),
    ...(await writeNovels(copy, { novels, accent, registry: registries.novels })),
    'src/content/_colors.scss': colorsScss(accent),
    [`${ART}/logo/mark.svg`]: markSvg(mark),
    [`${ART}/logo/logo.svg`]: await logoSvg(mark, answers.site),
  }
  const firstLetters = withFirstLetters(read('src/content/firstLetters.ts'), Object.values(files))
  for (const [path, text] of Object.entries({ ...files, 'src/content/firstLetters.ts': firstLetters })) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  await writePictures(copy, answers)
  await writeSeed(copy, answers)
  writeMigrations(copy, answers, sampleGalleries)
  run(copy, 'tsx', 'scripts/build/art.ts', '--draft')
  run(copy, 'oxfmt', 'src/content')
  log('검사')
  run(copy, 'tsx', 'scripts/mine/checkContent.ts')
  log('아이콘과 공유 그림')
  run(copy, 'tsx', 'scripts/build/icons.ts')
  run(copy, 'tsx', 'scripts/hosting/build.ts')
}
