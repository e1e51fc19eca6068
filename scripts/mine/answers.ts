// The answers that make the site another creator's, and their checks.
import * as v from 'valibot'
import { MAX_RIGHTS_NOTICE_LENGTH, RESERVED } from '../../src/config/constants.ts'
import { LICENSE_NAMES } from '../../src/config/creativeCommons.ts'
import type { Language } from '../../src/config/language.ts'
import type { Translated } from '../../src/content/localized.ts'
import { contrastRatio, parseHex } from '../../src/lib/colorContrast.ts'
import { color } from '../social-cards/repositoryFiles.ts'
import { LANGUAGES, messagesFor, type Mine } from './messages.ts'

/** Parts of the site that can be left out. */
export const PARTS = [
  'profile',
  'favorites',
  'webdesign',
  'webtoon',
  'novels',
  'photos',
  'fanart',
  'inquiry',
] as const
export type Part = (typeof PARTS)[number]

/** Grounds on which the accent is the colour of texts. */
const ACCENT_GROUNDS = ['paper-bg', 'paper-sheet', 'reading-bg'] as const
const TEXT_CONTRAST = 4.5
const MAX_LINKS = 5
const MAX_HEADLINE_LINES = 4
const MAX_CHARACTERS = 8
/** Upper bounds of the promises about commissions: days until an answer, and revisions that a price includes. */
const MAX_ANSWER_DAYS = 90
const MAX_REVISIONS = 20
const DEFAULT_ANSWER_DAYS = 3
const DEFAULT_REVISIONS = 2
/** Last segments of addresses that other pages have. */
const RESERVED_KEYS = ['more', 'view', 'light']

/** A text of the owner: the same in all languages of the site, or one for each. */
export type OwnText<T = string> = T | Translated<T>

/** Returns an owner's text in a language. */
export const textIn = (text: OwnText, language: Language): string =>
  typeof text === 'string' ? text : text[language]

/** A text on one line with at least one letter or digit. */
const wordsSchema = ({ faults }: Mine) =>
  v.pipe(
    v.string(faults.text),
    v.trim(),
    v.nonEmpty(faults.empty),
    v.check((text) => text === '' || /[\p{L}\p{N}]/u.test(text), faults.noLetter),
    v.check((text) => !/\p{Cc}/u.test(text), faults.oneLine),
  )

const isRecord = (input: unknown) => typeof input === 'object' && input !== null && !Array.isArray(input)

/** A value, or a record of it in both languages. */
function inLanguages<const Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  const record = v.strictObject({ ko: schema, en: schema })
  return v.lazy((input): Schema | typeof record => (isRecord(input) ? record : schema))
}

const urlSchema = ({ faults }: Mine) =>
  v.pipe(v.string(faults.text), v.url(faults.url), v.startsWith('https://', faults.https))

const keySchema = ({ faults }: Mine) =>
  v.pipe(
    v.string(faults.text),
    v.regex(/^[a-z][a-z0-9]*$/, faults.key),
    v.check((text) => !RESERVED_KEYS.includes(text), faults.reservedKey),
  )

const accentSchema = ({ faults }: Mine) =>
  v.pipe(
    v.string(faults.text),
    v.regex(/^#[0-9a-f]{6}$/i, faults.color),
    v.rawCheck(({ dataset, addIssue }) => {
      const text = dataset.typed ? parseHex(dataset.value) : null
      for (const name of text ? ACCENT_GROUNDS : []) {
        const ground = parseHex(color(name))
        const contrast = text && ground ? contrastRatio(text, ground) : 0
        if (contrast >= TEXT_CONTRAST) continue
        addIssue({ message: faults.contrast(color(name), contrast.toFixed(2), TEXT_CONTRAST) })
        return
      }
    }),
  )

/** At least one language, the site's own first. */
const languagesSchema = ({ faults }: Mine) =>
  v.pipe(
    v.array(
      v.picklist(LANGUAGES, ({ received }) => faults.language(received)),
      faults.list,
    ),
    v.minLength(1, faults.noLanguage),
    v.check((names) => new Set(names).size === names.length, faults.languageTwice),
  )

const gallerySchema = (mine: Mine) =>
  v.strictObject({
    key: keySchema(mine),
    label: wordsSchema(mine),
    make: wordsSchema(mine),
    model: wordsSchema(mine),
    layout: v.picklist(['wall', 'film'], mine.faults.layout),
    /** Whether photos have a film simulation and a recipe. */
    hasRecipe: v.optional(v.boolean(mine.faults.flag), false),
  })

const seriesSchema = (mine: Mine) =>
  v.strictObject({
    key: keySchema(mine),
    title: inLanguages(wordsSchema(mine)),
    /** Names of the characters. */
    characters: v.pipe(
      v.array(inLanguages(wordsSchema(mine)), mine.faults.list),
      v.minLength(1, mine.faults.noCharacter),
      v.maxLength(MAX_CHARACTERS, mine.faults.tooManyCharacters(MAX_CHARACTERS)),
    ),
  })

const novelSchema = (mine: Mine) =>
  v.strictObject({ key: keySchema(mine), title: inLanguages(wordsSchema(mine)) })

/** All rights reserved, a licence of Creative Commons by its name, or a notice in own words. */
const rightsSchema = (mine: Mine) =>
  v.strictObject({
    license: v.optional(v.picklist(LICENSE_NAMES, mine.faults.oneOf(LICENSE_NAMES.join(', '))), RESERVED),
    notice: v.optional(
      inLanguages(
        v.pipe(
          wordsSchema(mine),
          v.check((text) => Array.from(text).length <= MAX_RIGHTS_NOTICE_LENGTH, mine.faults.tooLong),
        ),
      ),
    ),
    train: v.optional(v.boolean(mine.faults.flag), false),
  })

const numberSchema = ({ faults }: Mine, least: number, most: number) => {
  const fault = faults.number(least, most)
  return v.pipe(v.number(fault), v.integer(fault), v.minValue(least, fault), v.maxValue(most, fault))
}

/** Promises about commissions. */
const inquirySchema = (mine: Mine) =>
  v.strictObject({
    /** Days in which the owner answers. */
    days: v.optional(numberSchema(mine, 1, MAX_ANSWER_DAYS), DEFAULT_ANSWER_DAYS),
    /** Revisions that a price includes. */
    revisions: v.optional(numberSchema(mine, 0, MAX_REVISIONS), DEFAULT_REVISIONS),
    /** One sentence about what the owner does not take on. */
    declines: v.optional(inLanguages(wordsSchema(mine))),
  })

const linksSchema = (mine: Mine) =>
  v.pipe(
    v.array(
      v.strictObject({
        name: wordsSchema(mine),
        label: v.optional(inLanguages(wordsSchema(mine))),
        url: urlSchema(mine),
      }),
      mine.faults.list,
    ),
    v.maxLength(MAX_LINKS, mine.faults.tooManyLinks(MAX_LINKS)),
  )

const headlineSchema = (mine: Mine) =>
  v.pipe(
    v.array(wordsSchema(mine), mine.faults.lines),
    v.minLength(1, mine.faults.noLine),
    v.maxLength(MAX_HEADLINE_LINES, mine.faults.tooManyLines(MAX_HEADLINE_LINES)),
  )

const keepSchema = ({ faults }: Mine) =>
  v.pipe(
    v.array(v.picklist(PARTS, faults.oneOf(PARTS.join(', '))), faults.list),
    v.minLength(1, faults.nothingKept),
  )

const answersSchema = (mine: Mine) =>
  v.strictObject({
    languages: v.optional(languagesSchema(mine), ['ko']),
    /** Name in the site's own language. The Latin one stands for it in English. */
    owner: wordsSchema(mine),
    ownerEn: v.optional(wordsSchema(mine)),
    site: wordsSchema(mine),
    email: v.pipe(v.string(mine.faults.text), v.email(mine.faults.email)),
    handle: wordsSchema(mine),
    handleUrl: v.optional(urlSchema(mine)),
    links: v.optional(linksSchema(mine), []),
    headline: inLanguages(headlineSchema(mine)),
    tagline: inLanguages(wordsSchema(mine)),
    accent: accentSchema(mine),
    keep: v.optional(keepSchema(mine), [...PARTS]),
    galleries: v.optional(v.array(gallerySchema(mine), mine.faults.list), []),
    series: v.optional(v.array(seriesSchema(mine), mine.faults.list), []),
    novels: v.optional(v.array(novelSchema(mine), mine.faults.list), []),
    rights: v.optional(rightsSchema(mine), {}),
    inquiry: v.optional(inquirySchema(mine), {}),
    /** SVG file of the mark. Without it the mark consists of the initials. */
    mark: v.optional(wordsSchema(mine)),
  })

/** The checked answers. */
export type Answers = v.InferOutput<ReturnType<typeof answersSchema>>

/** Returns the site's own language. */
export const ownLanguageOf = ({ languages }: Pick<Answers, 'languages'>): Language => languages[0] ?? 'ko'

/** Returns the owner's name in a language: the Latin one stands for it in English if the site has both. */
export const ownerIn = ({ languages, owner, ownerEn }: Answers, language: Language): string =>
  language === 'en' && languages.length > 1 ? (ownerEn ?? owner) : owner

const findTwice = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) < index)),
]

const keyedList = v.array(
  v.object({ key: v.string(), make: v.optional(v.string()), model: v.optional(v.string()) }),
)

/** Items of a list that occur twice. */
function repeatedFaults({ faults }: Mine, name: string, items: v.InferInput<typeof keyedList>): string[] {
  const cameras = items.flatMap(({ make, model }) =>
    make !== undefined && model !== undefined ? `${make} ${model}`.toLowerCase() : [],
  )
  return [
    ...findTwice(cameras).map((camera) => `${name}: ${faults.cameraTwice(camera)}`),
    ...findTwice(items.map(({ key: each }) => each)).map((twice) => `${name}: ${faults.keyTwice(twice)}`),
  ]
}

/** Faults between several answers. */
function combinedFaults(mine: Mine, { keep, galleries, series, novels }: Answers): string[] {
  const lists = { galleries, series, novels }
  return [
    ...Object.entries(lists).flatMap(([name, items]) => repeatedFaults(mine, name, items)),
    ...(
      [
        ['photos', 'galleries'],
        ['webtoon', 'series'],
        ['novels', 'novels'],
      ] as const
    ).flatMap(([part, name]) =>
      lists[name].length > 0 && !keep.includes(part) ? [`${name}: ${mine.faults.notKept(part)}`] : [],
    ),
  ]
}

function describeIssue({ faults }: Mine, issue: v.BaseIssue<unknown>, name?: string): string {
  const path = [name, v.getDotPath(issue)].filter(Boolean).join('.') || faults.answers
  if (issue.type === 'strict_object') {
    const isUnknown = issue.expected === 'never'
    return `${path}: ${isUnknown ? faults.unknownKey : issue.path ? faults.missing : faults.record}`
  }
  return `${path}: ${issue.message}`
}

/** Checks one answer. Returns one line for each fault. */
export function answerFaults(mine: Mine, name: keyof Answers, input: unknown): string[] {
  const result = v.safeParse(answersSchema(mine).entries[name], input)
  if (!result.success) return result.issues.map((issue) => describeIssue(mine, issue, name))
  const list = v.safeParse(keyedList, input)
  return list.success ? repeatedFaults(mine, name, list.output) : []
}

/** Checks answers. Returns them, or one line for each fault in the language of the answers. */
export function checkAnswers(input: unknown): { answers: Answers } | { faults: string[] } {
  const mine = messagesFor(input)
  const result = v.safeParse(answersSchema(mine), input)
  if (!result.success) return { faults: result.issues.map((issue) => describeIssue(mine, issue)) }
  const faults = combinedFaults(mine, result.output)
  return faults.length > 0 ? { faults } : { answers: result.output }
}
