// `npm run mine`: makes the site another creator's. It asks for names, colour and parts, or takes them from a file, and
// writes content, pictures, icons and rows in place of the sample's.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { BackendError, errorMessage } from '../../backend/backendError.ts'
import { galleries } from '@content/galleries'
import { importContent } from '../build/importContent.ts'
import { parseArguments, runScript } from '../data/commandLine.ts'
import { type Answers, checkAnswers } from './answers.ts'
import { findRemains } from './findRemains.ts'
import { initialsMark, type Mark, readMarkFile } from './mark.ts'
import { askAnswers } from './questions.ts'
import type * as sampleWords from './sampleWords.ts'
import { MIGRATIONS, OWN_FOLDERS, withExamples, writeOwner } from './writeOwner.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const HELP = `사용법: npm run mine [-- --from 파일.json] [--dry-run]

  견본 대신 쓸 당신의 이름, 글, 그림, 아이콘, 예시 내용을 만듭니다. 복제한 직후에 한 번 실행합니다.
  견본의 파일은 그대로 둡니다.

  --from 파일  묻지 않고 파일의 답을 씁니다. 형식은 docs/mine.md에 있습니다.
  --dry-run    무엇을 쓸지만 보입니다.
  --help       이 도움말을 보입니다.
`

function readAnswersFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BackendError(`${file}을(를) 읽을 수 없습니다: ${errorMessage(error)}`, error)
  }
}

/** Returns the mark of the answers. The path of its file is relative to `folder`. Throws a BackendError. */
async function markOf({ mark, owner, ownerEn }: Answers, folder: string): Promise<Mark> {
  if (mark === undefined) return initialsMark(ownerEn ?? owner)
  const result = readMarkFile(resolve(folder, mark))
  if ('faults' in result) throw new BackendError(result.faults.join('\n'))
  return result.mark
}

/** A file of the original that is replaced, because the host reads it there. It is generated: `npm run hosting`. */
const REPLACED = 'vercel.json'

/** Returns functions that list and remove the files that have been written since. */
function watchFiles() {
  const earlier = new Set(readdirSync(join(ROOT, MIGRATIONS)))
  const replaced = readFileSync(join(ROOT, REPLACED))
  const migrations = () =>
    readdirSync(join(ROOT, MIGRATIONS)).flatMap((file) =>
      earlier.has(file) ? [] : [`${MIGRATIONS}/${file}`],
    )
  const filesIn = (folder: string) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  return {
    list: () => [...OWN_FOLDERS.flatMap(filesIn), ...migrations(), REPLACED],
    remove() {
      for (const path of [...OWN_FOLDERS, ...migrations()])
        rmSync(join(ROOT, path), { recursive: true, force: true })
      writeFileSync(join(ROOT, REPLACED), replaced)
    },
  }
}

await runScript(async () => {
  const { values } = parseArguments(
    {
      options: {
        from: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    HELP,
  )
  if (values.help) return console.info(HELP)
  for (const folder of OWN_FOLDERS)
    if (existsSync(join(ROOT, folder)))
      throw new BackendError(`${folder}이(가) 이미 있습니다. 다시 만들려면 먼저 지워 주세요.`)
  const { from } = values
  const checked = checkAnswers(from === undefined ? await askAnswers() : readAnswersFile(from))
  if ('faults' in checked) throw new BackendError(checked.faults.join('\n'))
  const answers = withExamples(checked.answers)
  const mark = await markOf(answers, from === undefined ? process.cwd() : dirname(resolve(from)))
  const { module } = await importContent<typeof sampleWords>(
    ROOT,
    join(import.meta.dirname, 'sampleWords.ts'),
  )
  const own = JSON.stringify(answers)
  const words = module.listOwnWords().filter((word) => !own.includes(word))
  const files = watchFiles()
  const interrupt = () => {
    files.remove()
    process.exit(130)
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  try {
    const sampleGalleries = galleries.map(({ key }) => key)
    await writeOwner(ROOT, answers, { mark, sampleGalleries, log: (line) => console.info(`· ${line}`) })
  } catch (error) {
    files.remove()
    throw error
  }
  const written = files.list()
  if (values['dry-run']) {
    files.remove()
    for (const file of written) console.info(`쓰기 ${file}`)
    return
  }
  console.info(`파일 ${written.length}개를 썼습니다.`)
  const remains = findRemains(ROOT, words)
  if (remains.length > 0)
    console.info(`\n아직 견본의 말이 있는 곳:\n${remains.map((line) => `  ${line}`).join('\n')}`)
  console.info('\n다음: npm run db:reset, npm run dev. 사이트를 여는 순서는 docs/deploy.md에 있습니다.')
})
