// Asks for the answers in the terminal. A question is repeated until its answer has no fault.
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { BackendError } from '../../backend/backendError.ts'
import { RESERVED } from '../../src/config/constants.ts'
import { CREATIVE_COMMONS, LICENSE_NAMES } from '../../src/config/creativeCommons.ts'
import { answerFaults, type Answers, type OwnText, PARTS } from './answers.ts'
import { readMarkFile } from './mark.ts'
import { LANGUAGES, MINE, type Mine } from './messages.ts'

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

type NovelInput = { key: string; title: OwnText }
type SeriesInput = NovelInput & { characters: OwnText[] }

const toSeries = (text: string, index: number): SeriesInput => {
  const [title = '', ...characters] = split(text, '/')
  return { key: toKey(title, `series${index + 1}`), title, characters }
}

const toNovel = (title: string, index: number): NovelInput => ({
  key: toKey(title, `novel${index + 1}`),
  title,
})

/** A licence by its name, or else a notice. */
const toRights = (text: string): { license?: string; notice?: string } =>
  LICENSE_NAMES.includes(text || RESERVED) ? { license: text || RESERVED } : { notice: text }

/** Anything else than digits is returned unchanged, so that the schema rejects it. */
const toCount = (text: string) => (/^\d+$/.test(text) ? Number(text) : optional(text))

/** Anything else than yes and no is returned unchanged, so that the schema rejects it. */
const toTraining = (text: string) => ({ train: text === 'yes' || (['', 'no'].includes(text) ? false : text) })

/** Asks one question until its answer has no fault. Rejects with a BackendError if the input ends. */
type Ask = <Value>(
  name: keyof Answers,
  question: string,
  read: (text: string) => Value,
  findFaults?: (value: Value) => string[],
) => Promise<Value>

function createAsk(lines: AsyncIterator<string>, mine: Mine): Ask {
  return async (name, question, read, findFaults = (value) => answerFaults(mine, name, value)) => {
    for (;;) {
      process.stdout.write(`${question}: `)
      const { value: line, done } = await lines.next()
      if (done) throw new BackendError(mine.ended)
      const value = read(line.trim())
      const faults = findFaults(value)
      if (faults.length === 0) return value
      for (const fault of faults) console.info(`  ${fault}`)
    }
  }
}

/** The names of the languages and of both, each in its own language. */
const LANGUAGE_QUESTION = `${MINE.ko.language} / ${MINE.en.language} / ${MINE.ko.both}·${MINE.en.both} (${LANGUAGES.join(', ')}, ${MINE.en.both})`

/** Reads the languages from their tags or names. */
function toLanguages(text: string): string[] {
  if ([MINE.ko.both, MINE.en.both].includes(text.toLowerCase())) return [...LANGUAGES]
  return split(text, ',').map(
    (part) =>
      LANGUAGES.find((tag) => [tag, MINE[tag].language.toLowerCase()].includes(part.toLowerCase())) ?? part,
  )
}

const markFaults = (mine: Mine) => (file: string | undefined) => {
  if (file === undefined) return []
  const result = readMarkFile(resolve(file), mine)
  return 'faults' in result ? result.faults : []
}

/** Returns a text of both languages, or of one if they are the same. */
const joinTexts = <Text>(languages: readonly string[], first: Text, second: Text | undefined) =>
  second === undefined
    ? first
    : Object.fromEntries([
        [languages[0], first],
        [languages[1], second],
      ])

interface Interview {
  ask: Ask
  mine: Mine
  languages: readonly string[]
}

/** Asks for something that visitors read, and for the same in the second language if the site has both. */
async function askText(
  { ask, mine, languages }: Interview,
  name: keyof Answers,
  question: string,
  read: (text: string) => string | string[],
) {
  const first = await ask(name, question, read)
  if (languages.length === 1) return first
  const other = await ask(
    name,
    mine.ask.inOther(question),
    (text) => (text === '' ? undefined : read(text)),
    (value) => (value === undefined ? [] : answerFaults(mine, name, value)),
  )
  return joinTexts(languages, first, other)
}

/** Asks for stories, and for their titles and characters in the second language if the site has both. */
async function askStories<Story extends { title: OwnText; characters?: OwnText[] }>(
  { ask, mine, languages }: Interview,
  name: 'series' | 'novels',
  question: string,
  read: (text: string, index: number) => Story,
): Promise<Story[]> {
  const stories = await ask(name, question, (text) => split(text, ',').map(read))
  if (languages.length === 1 || stories.length === 0) return stories
  const countOf = ({ characters = [] }: Story) => characters.length
  const others = await ask(
    name,
    mine.ask.inOther(question),
    (text) => split(text, ',').map(read),
    (list) => {
      if (list.length === 0) return []
      if (list.length !== stories.length) return [`${name}: ${mine.faults.otherCount(stories.length)}`]
      return stories.flatMap((story, index) => {
        const other = list[index]
        return other && countOf(other) !== countOf(story)
          ? [`${name}.${index}: ${mine.faults.otherCount(countOf(story))}`]
          : []
      })
    },
  )
  return stories.map((story, index) => ({
    ...story,
    title: joinTexts(languages, story.title, others[index]?.title),
    ...(story.characters && {
      characters: story.characters.map((character, place) =>
        joinTexts(languages, character, others[index]?.characters?.[place]),
      ),
    }),
  }))
}

async function askOwner(interview: Interview) {
  const { ask, mine } = interview
  const owner = await ask('owner', mine.ask.owner, asIs)
  const ownerEn = await ask('ownerEn', mine.ask.ownerEn, optional)
  const site = await ask('site', mine.ask.site, asIs)
  const email = await ask('email', mine.ask.email, asIs)
  const handle = await ask('handle', mine.ask.handle, asIs)
  const handleUrl = await ask('handleUrl', mine.ask.handleUrl, optional)
  const links = await ask('links', mine.ask.links, (text) => split(text, ',').map(toLink))
  const headline = await askText(interview, 'headline', mine.ask.headline, (text) => split(text, '/'))
  const tagline = await askText(interview, 'tagline', mine.ask.tagline, asIs)
  const accent = await ask('accent', mine.ask.accent, asIs)
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
  }
}

async function askRights(interview: Interview) {
  const { ask, mine } = interview
  const licenses = CREATIVE_COMMONS.map(({ name }) => name).join(', ')
  const rights = await ask('rights', mine.ask.rights(RESERVED, licenses), toRights)
  const { notice } = rights
  const other =
    notice === undefined || interview.languages.length === 1
      ? undefined
      : await ask('rights', mine.ask.inOther(notice), optional, (text) =>
          text === undefined ? [] : answerFaults(mine, 'rights', { notice: text }),
        )
  const train = await ask('rights', mine.ask.train, toTraining)
  return {
    ...rights,
    ...(notice !== undefined && { notice: joinTexts(interview.languages, notice, other) }),
    ...train,
  }
}

/** Asks for the promises to clients. */
async function askInquiry(interview: Interview) {
  const { ask, mine } = interview
  const findFaults = (name: 'days' | 'revisions') => (value: unknown) =>
    answerFaults(mine, 'inquiry', { [name]: value })
  const days = await ask('inquiry', mine.ask.answerDays, toCount, findFaults('days'))
  const revisions = await ask('inquiry', mine.ask.revisions, toCount, findFaults('revisions'))
  const declines = await askDeclines(interview)
  return {
    ...(days !== undefined && { days }),
    ...(revisions !== undefined && { revisions }),
    ...(declines !== undefined && { declines }),
  }
}

async function askDeclines({ ask, mine, languages }: Interview) {
  const findFaults = (value: string | undefined) => answerFaults(mine, 'inquiry', { declines: value })
  const first = await ask('inquiry', mine.ask.declines, optional, findFaults)
  if (first === undefined || languages.length === 1) return first
  return joinTexts(
    languages,
    first,
    await ask('inquiry', mine.ask.inOther(mine.ask.declines), optional, findFaults),
  )
}

async function askParts(interview: Interview) {
  const { ask, mine } = interview
  const keep = await ask('keep', mine.ask.keep(PARTS.join(', ')), (text) =>
    split(text || PARTS.join(','), ','),
  )
  const galleries = keep.includes('photos')
    ? await ask('galleries', mine.ask.galleries, (text) => split(text, ',').map(toGallery))
    : []
  const series = keep.includes('webtoon')
    ? await askStories(interview, 'series', mine.ask.series, toSeries)
    : []
  const novels = keep.includes('novels')
    ? await askStories(interview, 'novels', mine.ask.novels, toNovel)
    : []
  const inquiry = keep.includes('inquiry') ? await askInquiry(interview) : undefined
  return { keep, galleries, series, novels, ...(inquiry && { inquiry }) }
}

/**
 * Asks for the languages, and then all other questions in the first one. Returns the answers. An empty optional answer is absent.
 * Throws a BackendError if the input ends.
 */
export async function askAnswers(): Promise<unknown> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  try {
    const languages = await createAsk(lines, MINE.en)('languages', LANGUAGE_QUESTION, toLanguages)
    const mine = MINE[LANGUAGES.find((language) => language === languages[0]) ?? 'ko']
    const ask = createAsk(lines, mine)
    const interview = { ask, mine, languages }
    const owner = await askOwner(interview)
    const parts = await askParts(interview)
    const rights = await askRights(interview)
    const mark = await ask('mark', mine.ask.mark, optional, markFaults(mine))
    return { languages, ...owner, ...parts, rights, ...(mark !== undefined && { mark }) }
  } finally {
    terminal.close()
  }
}
