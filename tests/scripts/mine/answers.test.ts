import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf, MARK_PAIRS, TEXT_PAIRS } from '../../../scripts/build/content/contrast.ts'
import { checkAnswers } from '../../../scripts/mine/answers.ts'
import { readMark } from '../../../scripts/mine/mark.ts'
import { ownerTexts } from '../../../scripts/mine/texts.ts'
import { colorsScss } from '../../../scripts/mine/palette.ts'
import englishOwner from '../../fixtures/secondOwner.json' with { type: 'json' }
import owner from '../../fixtures/koreanOwner.json' with { type: 'json' }
import { root } from '../../repository/files.ts'

const [camera] = owner.galleries

const readSample = (path: string) => readFileSync(join(root, 'src/content/sample', path), 'utf8')

function filesOf(input: object) {
  const result = checkAnswers(input)
  if (!('answers' in result)) throw new Error('The answers have faults.')
  return ownerTexts(result.answers, readSample, new Date('2026-11-29'))
}

const faultsOf = (changes: object) => {
  const result = checkAnswers({ ...owner, ...changes })
  return 'faults' in result ? result.faults : []
}

test.each([
  ['a Korean owner', owner],
  ['an English one', englishOwner],
  ['one with both languages', { ...owner, languages: ['ko', 'en'], tagline: { ko: '항구', en: 'Harbour' } }],
])('accepts %s', (_, answers) => expect(checkAnswers(answers)).toHaveProperty('answers'))

test('takes Korean for answers without languages', () => {
  expect(checkAnswers(owner)).toMatchObject({ answers: { languages: ['ko'] } })
})

test.each([
  ['another language', ['en', 'fr'], /^languages\.1: "fr" is neither ko nor en/],
  ['a language twice', ['en', 'en'], /^languages: has a language twice/],
  ['no language', [], /^languages: needs at least one/],
  ['a language without a list', 'en', /^languages: must be a list/],
])('refuses %s in English', (_, languages, line) => {
  expect(faultsOf({ languages })).toEqual([expect.stringMatching(line)])
})

test.each([
  ['an empty name', { owner: '  ' }, /^owner: 비어 있습니다/],
  ['a name of emoji', { owner: '🐹✨' }, /^owner: 글자가 하나도 없습니다/],
  ['a mail that is none', { email: 'ada@' }, /^email: 전자 우편 주소가 아닙니다/],
  ['an accent that cannot carry text', { accent: '#ffd97a' }, /^accent: .*대비가 1\.\d+:1/],
  ['an accent that is no colour', { accent: 'blue' }, /^accent: #rrggbb/],
  ['a camera twice', { galleries: [camera, { ...camera, key: 'zf2' }] }, /^galleries: 카메라가 두 번/],
  ['a key twice', { galleries: [camera, { ...camera, model: 'Z 8' }] }, /^galleries: 이름이 두 번/],
  ['an unknown key', { colour: '#123456' }, /^colour: 모르는 항목/],
  ['a missing answer', { tagline: undefined }, /^tagline: /],
  ['a link that is not secure', { handleUrl: 'http://a.example' }, /^handleUrl: https/],
  ['a licence by another name', { rights: { license: 'CC' } }, /^rights\.license: reserved, CC BY 4\.0/],
  ['a training that is no answer', { rights: { train: 'yes' } }, /^rights\.train: true 또는 false/],
  ['days that are no number', { inquiry: { days: 'three' } }, /^inquiry\.days: 1부터 90까지/],
  ['half a revision', { inquiry: { revisions: 1.5 } }, /^inquiry\.revisions: 0부터 20까지/],
  ['stories of a part that is left out', { keep: ['photos'] }, /^series: keep에 webtoon/],
])('reports %s in one line', (_, changes, line) => {
  const faults = faultsOf(changes)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(line)
})

test('asks nothing about the rights of an owner who does not answer', () => {
  const result = checkAnswers({ ...owner, rights: undefined })
  expect('answers' in result && result.answers.rights).toEqual({ license: 'reserved', train: false })
})

test.each([
  [{}, { license: 'reserved', notice: '© 2026 박에이다. 모든 권리를 갖습니다.', train: 'no' }],
  [
    { license: 'CC BY-NC 4.0' },
    {
      license: 'https://creativecommons.org/licenses/by-nc/4.0/',
      notice: '© 2026 박에이다. CC BY-NC 4.0.',
      train: 'no',
    },
  ],
  [
    { notice: '먼저 "물어" 주세요.', train: true },
    { license: 'reserved', notice: '먼저 "물어" 주세요.', train: 'yes' },
  ],
])('writes the rights %j', (rights, { license, notice, train }) => {
  const module = filesOf({ ...owner, rights })['rights.ts'] ?? ''
  expect(module).toContain(`license: ${JSON.stringify(license)},`)
  expect(module).toContain(`notice: ${JSON.stringify(notice)},`)
  expect(module).toContain(`train: ${train === 'yes'} }`)
  expect(module).toContain(`{ what: "기계 학습에 쓰기", note: "글, 그림, 사진 모두", answer: "${train}" }`)
})

test('writes the promises of an owner who takes commissions', () => {
  const files = filesOf(englishOwner)
  expect(files['parts.ts']).toMatch(/inquiry: \{ visible: true, line: "Letters about/)
  expect(files['inquiry.ts']).toContain('within 5 days.')
  expect(files['inquiry.ts']).toContain('Prices include 2 revisions.')
  expect(files['inquiry.ts']).toContain('I do not draw logos.')
})

test('leaves out the inquiry page of an owner who takes none', () => {
  const files = filesOf(owner)
  expect(files['parts.ts']).toMatch(/inquiry: \{ visible: false/)
  expect(files['inquiry.ts']).not.toContain('하지 않는 일')
})

test.each([
  [['en'], 'en', false],
  [['ko', 'en'], 'ko', true],
])('writes all texts of a site in %j', (languages, first, isTranslated) => {
  const { 'home.ts': _, ...files } = filesOf({ ...englishOwner, languages })
  expect(files['languages.ts']).toContain(`"${first}"`)
  const texts = Object.values(files).join('')
  expect(/[가-힣]/.test(texts)).toBe(isTranslated)
  expect(texts.includes('localized(')).toBe(isTranslated)
  expect(texts).toContain('There’s nothing to do.')
})

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`

test('reads the paths of a mark', () => {
  expect(readMark(svg('<g fill-rule="evenodd"><path d="M0 0h8v8z"/></g>'))).toEqual({
    mark: { viewBox: [0, 0, 8, 8], paths: ['M0 0h8v8z'], fillRule: 'evenodd' },
  })
})

test.each([
  ['a script', svg('<script>alert(1)</script><path d="M0 0z"/>')],
  ['an event handler', svg('<path onload="alert(1)" d="M0 0z"/>')],
  ['an event handler of the root', svg('<path d="M0 0z"/>').replace('<svg', '<svg onload="alert(1)"')],
  ['an external reference', svg('<image href="https://a.example/a.png"/>')],
  ['a reference in a style', svg('<path style="fill:url(https://a.example/#a)" d="M0 0z"/>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<path d="M0 0z"/>')}`],
  ['path data with markup', svg('<path d="M0 0z&quot;/&gt;&lt;script"/>')],
  ['no path', svg('')],
  ['something else', 'GIF89a'],
])('refuses a mark with %s', (_, source) => {
  const result = readMark(source)
  expect('faults' in result && result.faults[0]).toMatch(/^mark: /)
})

test.each(['#1f5f8b', '#7a1f8b', '#b8321f', '#2f6b1e', '#000000'])(
  'derives accents with sufficient contrast from %s',
  (accent) => {
    const derived = new Map(
      [...colorsScss(accent).matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    expect(derived.get('paper-accent-text')).toBe(accent)
    const lacking = (pairs: typeof TEXT_PAIRS, required: number) =>
      pairs.filter(([mark, ground]) => {
        const contrast = contrastOf(derived.get(mark) ?? mark, derived.get(ground) ?? ground)
        return contrast < required
      })
    expect(lacking(TEXT_PAIRS, 4.5)).toEqual([])
    expect(lacking(MARK_PAIRS, 3)).toEqual([])
  },
)
