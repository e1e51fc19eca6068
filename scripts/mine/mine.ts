// `npm run mine`: makes the site another creator's. It asks for names, colour and parts, or takes them from a file, and
// replaces the sample's content, pictures, icons and rows.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { BackendError, errorMessage } from '../../backend/backendError.ts'
import { galleries } from '@content/galleries'
import { importContent } from '../build/importContent.ts'
import { parseArguments, runScript } from '../data/commandLine.ts'
import { type Answers, checkAnswers } from './answers.ts'
import { findRemains } from './findRemains.ts'
import { initialsMark, type Mark, readMarkFile } from './mark.ts'
import { askAnswers } from './questions.ts'
import type * as sampleWords from './sampleWords.ts'
import { keepSample, SAMPLE } from './sample.ts'
import { applyChanges, assertCommitted, createWorkingCopy, findChanges, listTracked } from './workingCopy.ts'
import { withExamples, writeOwner } from './writeOwner.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const HELP = `사용법: npm run mine [-- --from 파일.json] [--dry-run]

  견본의 이름, 글, 그림, 아이콘, 예시 내용을 당신의 것으로 바꿉니다. 복제한 직후에 한 번 실행합니다.
  커밋하지 않은 변경이 있으면 아무것도 바꾸지 않습니다.

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
  assertCommitted(ROOT)
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
  const copy = createWorkingCopy(ROOT)
  const removeCopy = () => rmSync(copy, { recursive: true, force: true })
  const interrupt = () => {
    removeCopy()
    process.exit(130)
  }
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
  try {
    const sampleGalleries = galleries.map(({ key }) => key)
    await writeOwner(copy, answers, { mark, sampleGalleries, log: (line) => console.info(`· ${line}`) })
    const { written, removed } = findChanges(ROOT, copy)
    const kept = keepSample(ROOT, copy, { written, removed })
    if (values['dry-run']) {
      for (const file of [...written, ...kept]) console.info(`쓰기 ${file}`)
      for (const file of removed) console.info(`지우기 ${file}`)
      return
    }
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    applyChanges(ROOT, copy, { written: [...written, ...kept], removed })
    console.info(`파일 ${written.length}개를 쓰고 ${removed.length}개를 지웠습니다.`)
    if (kept.length > 0) console.info(`테스트가 쓰는 견본을 ${SAMPLE}에 두었습니다.`)
    const files = listTracked(ROOT).filter((file) => existsSync(join(ROOT, file)))
    const remains = findRemains(ROOT, files, words)
    if (remains.length > 0)
      console.info(`\n아직 견본의 말이 있는 곳:\n${remains.map((line) => `  ${line}`).join('\n')}`)
    console.info('\n다음: npm run db:reset, npm run dev. 사이트를 여는 순서는 docs/deploy.md에 있습니다.')
  } finally {
    removeCopy()
  }
})
