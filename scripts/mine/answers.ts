// The answers that make the site another creator's, and their checks.
import * as v from 'valibot'
import { MAX_RIGHTS_NOTICE_LENGTH, RESERVED } from '../../src/config/constants.ts'
import { LICENSE_NAMES } from '../../src/config/creativeCommons.ts'
import { contrastRatio, parseHex } from '../../src/lib/colorContrast.ts'
import { color } from '../social-cards/repositoryFiles.ts'

/** Parts of the site that can be left out. */
export const PARTS = ['profile', 'favorites', 'webdesign', 'webtoon', 'novels', 'photos', 'fanart'] as const
export type Part = (typeof PARTS)[number]

/** Grounds on which the accent is the colour of texts. */
const ACCENT_GROUNDS = ['paper-bg', 'paper-sheet', 'reading-bg'] as const
const TEXT_CONTRAST = 4.5
const MAX_LINKS = 5
const MAX_HEADLINE_LINES = 4
const MAX_CHARACTERS = 8
/** Last segments of addresses that other pages have. */
const RESERVED_KEYS = ['more', 'view', 'light']

/** A text on one line with at least one letter or digit. */
const words = v.pipe(
  v.string('글이어야 합니다.'),
  v.trim(),
  v.nonEmpty('비어 있습니다.'),
  v.check((text) => text === '' || /[\p{L}\p{N}]/u.test(text), '글자가 하나도 없습니다.'),
  v.check((text) => !/\p{Cc}/u.test(text), '한 줄이어야 합니다.'),
)
const url = v.pipe(
  v.string('글이어야 합니다.'),
  v.url('주소가 아닙니다.'),
  v.startsWith('https://', 'https 주소가 아닙니다.'),
)
const key = v.pipe(
  v.string('글이어야 합니다.'),
  v.regex(/^[a-z][a-z0-9]*$/, '소문자와 숫자로만, 소문자로 시작해야 합니다.'),
  v.check((text) => !RESERVED_KEYS.includes(text), '다른 주소가 쓰는 이름입니다.'),
)
const accent = v.pipe(
  v.string('글이어야 합니다.'),
  v.regex(/^#[0-9a-f]{6}$/i, '#rrggbb 형식의 색이 아닙니다.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const text = dataset.typed ? parseHex(dataset.value) : null
    for (const name of text ? ACCENT_GROUNDS : []) {
      const ground = parseHex(color(name))
      const contrast = text && ground ? contrastRatio(text, ground) : 0
      if (contrast >= TEXT_CONTRAST) continue
      addIssue({
        message: `${color(name)} 위에서 대비가 ${contrast.toFixed(2)}:1입니다. ${TEXT_CONTRAST}:1 이상이어야 합니다.`,
      })
      return
    }
  }),
)

const galleryAnswer = v.strictObject({
  key,
  label: words,
  make: words,
  model: words,
  layout: v.picklist(['wall', 'film'], 'wall 또는 film이어야 합니다.'),
  /** Whether photos have a film simulation and a recipe. */
  hasRecipe: v.optional(v.boolean('true 또는 false여야 합니다.'), false),
})
const seriesAnswer = v.strictObject({
  key,
  title: words,
  /** Names of the characters. */
  characters: v.pipe(
    v.array(words, '목록이어야 합니다.'),
    v.minLength(1, '인물이 한 명은 있어야 합니다.'),
    v.maxLength(MAX_CHARACTERS, `인물은 ${MAX_CHARACTERS}명까지입니다.`),
  ),
})
const novelAnswer = v.strictObject({ key, title: words })

/** All rights reserved, a licence of Creative Commons by its name, or a notice in own words. */
const rightsAnswer = v.strictObject({
  license: v.optional(
    v.picklist(LICENSE_NAMES, `${LICENSE_NAMES.join(', ')} 가운데 하나여야 합니다.`),
    RESERVED,
  ),
  notice: v.optional(
    v.pipe(
      words,
      v.check((text) => Array.from(text).length <= MAX_RIGHTS_NOTICE_LENGTH, '너무 깁니다.'),
    ),
  ),
  train: v.optional(v.boolean('true 또는 false여야 합니다.'), false),
})

const answersSchema = v.strictObject({
  /** Korean or Latin name. */
  owner: words,
  ownerEn: v.optional(words),
  site: words,
  email: v.pipe(v.string('글이어야 합니다.'), v.email('전자 우편 주소가 아닙니다.')),
  handle: words,
  handleUrl: v.optional(url),
  links: v.optional(
    v.pipe(
      v.array(v.strictObject({ name: words, label: v.optional(words), url }), '목록이어야 합니다.'),
      v.maxLength(MAX_LINKS, `링크는 ${MAX_LINKS}개까지입니다.`),
    ),
    [],
  ),
  headline: v.pipe(
    v.array(words, '줄의 목록이어야 합니다.'),
    v.minLength(1, '한 줄은 있어야 합니다.'),
    v.maxLength(MAX_HEADLINE_LINES, `${MAX_HEADLINE_LINES}줄까지입니다.`),
  ),
  tagline: words,
  accent,
  keep: v.optional(
    v.pipe(
      v.array(v.picklist(PARTS, `${PARTS.join(', ')} 가운데 하나여야 합니다.`), '목록이어야 합니다.'),
      v.minLength(1, '남는 것이 없습니다.'),
    ),
    [...PARTS],
  ),
  galleries: v.optional(v.array(galleryAnswer, '목록이어야 합니다.'), []),
  series: v.optional(v.array(seriesAnswer, '목록이어야 합니다.'), []),
  novels: v.optional(v.array(novelAnswer, '목록이어야 합니다.'), []),
  rights: v.optional(rightsAnswer, {}),
  /** SVG file of the mark. Without it the mark consists of the initials. */
  mark: v.optional(words),
})

/** The checked answers. */
export type Answers = v.InferOutput<typeof answersSchema>

const findTwice = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) < index)),
]

const keyedList = v.array(
  v.object({ key: v.string(), make: v.optional(v.string()), model: v.optional(v.string()) }),
)

/** Items of a list that occur twice. */
function repeatedFaults(name: string, items: v.InferInput<typeof keyedList>): string[] {
  const cameras = items.flatMap(({ make, model }) =>
    make !== undefined && model !== undefined ? `${make} ${model}`.toLowerCase() : [],
  )
  return [
    ...findTwice(cameras).map((camera) => `${name}: 카메라가 두 번 있습니다: ${camera}`),
    ...findTwice(items.map(({ key: each }) => each)).map(
      (twice) => `${name}: 이름이 두 번 있습니다: ${twice}`,
    ),
  ]
}

/** Faults between several answers. */
function combinedFaults({ keep, galleries, series, novels }: Answers): string[] {
  const lists = { galleries, series, novels }
  return [
    ...Object.entries(lists).flatMap(([name, items]) => repeatedFaults(name, items)),
    ...(
      [
        ['photos', 'galleries'],
        ['webtoon', 'series'],
        ['novels', 'novels'],
      ] as const
    ).flatMap(([part, name]) =>
      lists[name].length > 0 && !keep.includes(part) ? [`${name}: keep에 ${part}이(가) 없습니다.`] : [],
    ),
  ]
}

function describeIssue(issue: v.BaseIssue<unknown>, name?: string): string {
  const path = [name, v.getDotPath(issue)].filter(Boolean).join('.') || '답'
  if (issue.type === 'strict_object') {
    const isUnknown = issue.expected === 'never'
    return `${path}: ${isUnknown ? '모르는 항목입니다.' : issue.path ? '빠졌습니다.' : '항목의 묶음이어야 합니다.'}`
  }
  return `${path}: ${issue.message}`
}

/** Checks one answer. Returns one line for each fault. */
export function answerFaults(name: keyof Answers, input: unknown): string[] {
  const result = v.safeParse(answersSchema.entries[name], input)
  if (!result.success) return result.issues.map((issue) => describeIssue(issue, name))
  const list = v.safeParse(keyedList, input)
  return list.success ? repeatedFaults(name, list.output) : []
}

/** Checks answers. Returns them, or one line for each fault. */
export function checkAnswers(input: unknown): { answers: Answers } | { faults: string[] } {
  const result = v.safeParse(answersSchema, input)
  if (!result.success) return { faults: result.issues.map((issue) => describeIssue(issue)) }
  const faults = combinedFaults(result.output)
  return faults.length > 0 ? { faults } : { answers: result.output }
}
