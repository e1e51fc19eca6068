// `npm run mine`: makes the site another creator's. It asks for names, colour and parts, or takes them from a file, and
// writes content, pictures, icons and rows in place of the sample's.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { galleries } from '@content/galleries'
import { BackendError, errorMessage } from '../../backend/backendError.ts'
import { parseArguments, runScript } from '../data/commandLine.ts'
import { type Answers, checkAnswers, ownLanguageOf } from './answers.ts'
import { findRemains } from './findRemains.ts'
import { initialsMark, type Mark, readMarkFile } from './mark.ts'
import { MINE, type Mine } from './messages.ts'
import { askAnswers } from './questions.ts'
import { readSampleWords } from './readSampleWords.ts'
import { MIGRATIONS, OWN_FOLDERS, withExamples, writeOwner } from './writeOwner.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const HELP = Object.values(MINE)
  .map(({ help }) => help)
  .join('\n')

/** Returns a text in all languages, for what happens before an answer names one. */
const inAll = (write: (mine: Mine) => string) => Object.values(MINE).map(write).join('\n')

function readAnswersFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BackendError(
      inAll(({ unreadable }) => unreadable(file, errorMessage(error))),
      error,
    )
  }
}

/** Returns the mark of the answers. The path of its file is relative to `folder`. Throws a BackendError. */
async function markOf(answers: Answers, folder: string): Promise<Mark> {
  const { mark, owner, ownerEn } = answers
  if (mark === undefined) return initialsMark(ownerEn ?? owner)
  const result = readMarkFile(resolve(folder, mark), MINE[ownLanguageOf(answers)])
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
    if (existsSync(join(ROOT, folder))) throw new BackendError(inAll(({ exists }) => exists(folder)))
  const { from } = values
  const checked = checkAnswers(from === undefined ? await askAnswers() : readAnswersFile(from))
  if ('faults' in checked) throw new BackendError(checked.faults.join('\n'))
  const answers = withExamples(checked.answers)
  const mark = await markOf(answers, from === undefined ? process.cwd() : dirname(resolve(from)))
  const own = JSON.stringify(answers)
  const words = (await readSampleWords(ROOT)).filter((word) => !own.includes(word))
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
  const mine = MINE[ownLanguageOf(answers)]
  if (values['dry-run']) {
    files.remove()
    for (const file of written) console.info(mine.wouldWrite(file))
    return
  }
  console.info(mine.written(written.length))
  const remains = findRemains(ROOT, words)
  if (remains.length > 0) console.info(`\n${mine.remains}\n${remains.map((line) => `  ${line}`).join('\n')}`)
  console.info(`\n${mine.next}`)
})
