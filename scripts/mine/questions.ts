// Asks for the answers in the terminal. A question is repeated until its answer has no fault.
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { BackendError } from '../../backend/backendError.ts'
import { CREATIVE_COMMONS, LICENSE_NAMES } from '../../src/config/creativeCommons.ts'
import { RESERVED } from '../../src/config/constants.ts'
import { answerFaults, type Answers, PARTS } from './answers.ts'
import { readMarkFile } from './mark.ts'

/** Splits a list and removes its empty parts. */
const split = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)

/** Returns a key from a name: its Latin letters and digits, or the fallback. */
const toKey = (name: string, fallback: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '') || fallback

const asIs = (text: string) => text
const optional = (text: string) => text || undefined

const toLink = (text: string) => {
  const [, name = '', url = text] = /^(.*?)\s+(\S+)$/.exec(text) ?? []
  return { name, url }
}

const toGallery = (text: string, index: number) => {
  const [label = '', make = '', model = '', layout = ''] = text.split('/').map((part) => part.trim())
  return { key: toKey(label, `photos${index + 1}`), label, make, model, layout }
}

const toSeries = (text: string, index: number) => {
  const [title = '', ...characters] = split(text, '/')
  return { key: toKey(title, `series${index + 1}`), title, characters }
}

const toNovel = (title: string, index: number) => ({ key: toKey(title, `novel${index + 1}`), title })

/** A licence by its name, or else a notice. */
const toRights = (text: string) =>
  LICENSE_NAMES.includes(text || RESERVED) ? { license: text || RESERVED } : { notice: text }

/** Anything else than yes and no is returned unchanged, so that the schema rejects it. */
const toTraining = (text: string) => ({ train: text === 'yes' || (['', 'no'].includes(text) ? false : text) })

/** Returns a function that asks one question. It rejects with a BackendError if the input ends. */
function createAsk(lines: AsyncIterator<string>) {
  return async <Value>(
    name: keyof Answers,
    question: string,
    read: (text: string) => Value,
    findFaults: (value: Value) => string[] = (value) => answerFaults(name, value),
  ): Promise<Value> => {
    for (;;) {
      process.stdout.write(`${question}: `)
      const { value: line, done } = await lines.next()
      if (done) throw new BackendError('\n입력이 끝나 아무것도 바꾸지 않았습니다.')
      const value = read(line.trim())
      const faults = findFaults(value)
      if (faults.length === 0) return value
      for (const fault of faults) console.info(`  ${fault}`)
    }
  }
}

function markFaults(file: string | undefined): string[] {
  if (file === undefined) return []
  const result = readMarkFile(resolve(file))
  return 'faults' in result ? result.faults : []
}

/** Asks all questions. Returns the answers. An empty optional answer is absent. Throws a BackendError if the input ends. */
export async function askAnswers(): Promise<unknown> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask = createAsk(terminal[Symbol.asyncIterator]())
  try {
    const owner = await ask('owner', '이름', asIs)
    const ownerEn = await ask('ownerEn', '로마자 이름 (없으면 Enter)', optional)
    const site = await ask('site', '사이트 이름', asIs)
    const email = await ask('email', '전자 우편', asIs)
    const handle = await ask('handle', '계정 이름, 예: @name', asIs)
    const handleUrl = await ask('handleUrl', '계정 주소 (없으면 Enter)', optional)
    const links = await ask('links', '링크, 예: Blog https://…, YouTube https://… (없으면 Enter)', (text) =>
      split(text, ',').map(toLink),
    )
    const headline = await ask('headline', '첫 화면의 큰 글. 줄은 /로 나눕니다', (text) => split(text, '/'))
    const tagline = await ask('tagline', '한 문장 소개', asIs)
    const accent = await ask('accent', '강조색, 예: #1f6790', asIs)
    const keep = await ask('keep', `남길 것 (${PARTS.join(', ')}; 모두면 Enter)`, (text) =>
      split(text || PARTS.join(','), ','),
    )
    const galleries = keep.includes('photos')
      ? await ask(
          'galleries',
          '카메라. 이름/제조사/모델/배치(wall 또는 film), 예: NIKON Zf/NIKON/NIKON Z f/wall (없으면 Enter)',
          (text) => split(text, ',').map(toGallery),
        )
      : []
    const series = keep.includes('webtoon')
      ? await ask('series', '웹툰. 제목/인물/인물… (없으면 Enter)', (text) => split(text, ',').map(toSeries))
      : []
    const novels = keep.includes('novels')
      ? await ask('novels', '소설의 제목 (없으면 Enter)', (text) => split(text, ',').map(toNovel))
      : []
    const rights = await ask(
      'rights',
      `권리. 모두 갖거나(${RESERVED}), ${CREATIVE_COMMONS.map(({ name }) => name).join(', ')}, 또는 직접 적은 문장 (${RESERVED}면 Enter)`,
      toRights,
    )
    const train = await ask('rights', '기계 학습에 써도 되나요? yes 또는 no (no면 Enter)', toTraining)
    const mark = await ask(
      'mark',
      '로고 표시의 SVG 파일 (없으면 Enter: 머리글자로 만듭니다)',
      optional,
      markFaults,
    )
    return {
      owner,
      ...(ownerEn !== undefined && { ownerEn }),
      site,
      email,
      handle,
      ...(handleUrl !== undefined && { handleUrl }),
      links,
      headline,
      tagline,
      accent,
      keep,
      galleries,
      series,
      novels,
      rights: { ...rights, ...train },
      ...(mark !== undefined && { mark }),
    }
  } finally {
    terminal.close()
  }
}
