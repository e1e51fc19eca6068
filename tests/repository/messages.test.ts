import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isClone, root, trackedFiles } from './files.ts'

type Messages = Readonly<Record<string, unknown>>

const FOLDER = '../../src/messages/ko/'
/** The modules of messages by file. */
const modules = import.meta.glob<Record<string, Messages>>(
  ['../../src/messages/ko/**/*.ts', '!../../src/messages/ko/grammar/**'],
  { eager: true },
)

const isGroup = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A source that imports messages, without its imports and comments, and their name there. */
interface User {
  text: string
  name: string
}

/** Returns the sources that import the messages of a file (`admin/editor`), also by another name (`editor as words`). */
function usersOf(file: string, sources: readonly string[]): User[] {
  const own = basename(file)
  const from = `(?:#messages/${file}|[^']*/messages/ko/${file}(?:\\.ts)?|\\.{1,2}/(?:\\w+/)?${own}\\.ts)`
  const names = `(?:\\{[^}]*\\b${own}\\b(?: as (\\w+))?[^}]*\\}|\\* as \\w+)`
  const statement = new RegExp(`^import (?:type )?${names} from '${from}'$`, 'gm')
  return sources.flatMap((source): User[] => {
    const text = source.replaceAll(/^import .*$|\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    return Array.from(source.matchAll(statement), ([, name = own]) => ({ text, name }))
  })
}

/** Returns whether any key of an object may be read: by an index, or by a function that lists them. */
const isIndexed = (expression: string, text: string) =>
  new RegExp(`\\b${expression}\\[|Object\\.\\w+\\(${expression}\\)`).test(text)
/** Returns whether an object is used as a whole: destructured, or passed on. */
const isPassedOn = (expression: string, text: string) =>
  new RegExp(`(?<![\\w'-]|(?<!\\.\\.)\\.)${expression}(?![\\w.'-])`).test(text)
/** Returns whether a group gets a name of its own: `const { tones: words } = lamp`. */
const isDestructured = (group: string, name: string, text: string) =>
  new RegExp(`\\{[^}]*\\b${group}\\b[^}]*\\} = ${name}\\b`).test(text)
const hasWord = (word: string, text: string) => new RegExp(`\\b${word}\\b`).test(text)

/** Returns whether a nested key may be read from a group that an index chooses (`editor[group].key`) or that has another name. */
const isReadElsewhere = (users: readonly User[], nested: string) =>
  users.some(({ text, name }) => (isIndexed(name, text) || isPassedOn(name, text)) && hasWord(nested, text))

/** Returns the keys of the messages in a file that no source uses. A nested key is `group.key`. */
function unusedKeys(file: string, messages: Messages, sources: readonly string[]): string[] {
  const users = usersOf(file, sources)
  const isUsed = (group: string, key: string) =>
    users.some(({ text, name }) => {
      const object = group ? `${name}\\.${group}` : name
      if (hasWord(`${object}\\.${key}`, text) || isIndexed(object, text)) return true
      // Read by another name, here or where it is passed to.
      return isPassedOn(object, text) && sources.some((source) => hasWord(key, source))
    })
  return Object.entries(messages).flatMap(([key, value]) => {
    if (!isUsed('', key)) return [key]
    if (!isGroup(value)) return []
    // Such as the labels of a library, which are passed on as a whole.
    const names = Object.keys(value).filter((nested) => /^\w+$/.test(nested))
    if (users.some(({ text, name }) => isDestructured(key, name, text))) return []
    return names
      .filter((nested) => !isUsed(key, nested) && !isReadElsewhere(users, nested))
      .map((nested) => `${key}.${nested}`)
  })
}

describe('finds keys without a use', () => {
  const messages = { open: '', close: '', tones: { warm: '', cold: '' } }
  const using = (...lines: string[]) => ["import { lamp } from '#messages/lamp'", ...lines].join('\n')
  test.each<[string, string, string[]]>([
    ['in any form', using('lamp.open + lamp.close + lamp.tones.warm + lamp.tones.cold'), []],
    ['at the top', using('lamp.open + lamp.tones[tone]'), ['close']],
    ['in a group', using('lamp.open + lamp.close + lamp.tones.warm'), ['tones.cold']],
    ['with a longer name', using('lamp.opened + lamp.close + lamp.tones[tone]'), ['open']],
    ['by another name', "import { lamp as words } from '#messages/lamp'\nwords[key].warm", ['tones.cold']],
    ['when destructured', using('const { open, close } = lamp', 'lamp.tones[tone]'), []],
    ['of another file', "import { lamp } from '#messages/admin/lamp'\nlamp[key]", ['open', 'close', 'tones']],
  ])('%s', (_name, source, expected) => {
    expect(unusedKeys('lamp', messages, [source])).toEqual(expected)
  })
})

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Messages of `npm run mine`, which chooses the language while it runs and reads them by another name. */
const CHOSEN_AT_RUN_TIME = ['mine', 'mineTexts']

const unreadKeys = (messages: Messages, sources: readonly string[]): string[] =>
  Object.entries(messages)
    .flatMap(([key, value]) => [key, ...(isGroup(value) ? Object.keys(value) : [])])
    .filter((key) => !sources.some((source) => hasWord(key, source)))

test.skipIf(!isClone)('every message is used', () => {
  const sources = trackedFiles()
    .filter((path) => /^(?:src|scripts)\/.*\.tsx?$/.test(path))
    .filter((path) => !/^src\/messages\/(?:en|ko\/mine)/.test(path))
    .map(read)
  const unused = Object.entries(modules).flatMap(([path, exports]) => {
    const file = path.slice(FOLDER.length, -'.ts'.length)
    const messages = exports[basename(file)]
    if (!messages || !isGroup(messages)) return []
    const find = CHOSEN_AT_RUN_TIME.includes(file) ? unreadKeys : unusedKeys.bind(null, file)
    return find(messages, sources).map((key) => `${file}: ${key}`)
  })
  expect(Object.keys(modules).length).toBeGreaterThan(10)
  expect(unused).toEqual([])
})

/** Letters and syllables of Hangul, composed or not. */
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uAC00-\uD7FF\uFFA1-\uFFDC]/

/** Files that speak English: everything but the Korean messages and the content. */
const isEnglish = (path: string) =>
  /^(?:src|scripts|backend)\/.*\.(?:[jt]sx?|s?css|html|json|svg|sql|txt)$/.test(path) &&
  !/^src\/(?:messages\/ko|content\/(?:sample|mine))\//.test(path)

const findHangul = (path: string, text: string): string[] =>
  isEnglish(path)
    ? text.split('\n').flatMap((line, index) => (HANGUL.test(line) ? [`${path}:${index + 1}`] : []))
    : []

test('finds Korean words outside of the Korean messages and the content', () => {
  for (const line of ["const label = '닫기'", '// 닫기', '<p>ㄱ</p>', '닫기'.normalize('NFD')])
    expect(findHangul('src/ui/Button.tsx', `\n${line}\n`), line).toEqual(['src/ui/Button.tsx:2'])
  expect(findHangul('src/ui/Button.tsx', String.raw`/[\uAC00-\uD7A3]/ “Close”`)).toEqual([])
  expect(findHangul('src/messages/ko/common.ts', '닫기')).toEqual([])
  expect(findHangul('src/content/sample/site.ts', '닫기')).toEqual([])
})

test.skipIf(!isClone)('Korean words stand only in the Korean messages and the content', () => {
  expect(trackedFiles().flatMap((path) => (isEnglish(path) ? findHangul(path, read(path)) : []))).toEqual([])
})
