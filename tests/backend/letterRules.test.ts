import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFaults } from '@/features/inquiry/letter/faults'
import { EMPTY_LETTER } from '@/features/inquiry/letterStore'
import { toLetter } from '@/features/inquiry/letter/useSending'
import { anyText, runs } from '../fuzz/runs'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ samples: false })
})
afterAll(() => server.close())

/** Text around the limits, with letters that are hidden, blank, decomposed or outside of the first plane. */
const nearLimit = (most: number) =>
  fc
    .tuple(
      fc.constantFrom('가', '😀', '가'.normalize('NFD'), '\u200d', '\u3000', '\u00a0', '\ufeff', '\n', 'x'),
      fc.integer({ min: most - 1, max: most + 1 }),
      anyText,
    )
    .map(([letter, count, rest]) => letter.repeat(count) + rest)
const typed = (most: number) => fc.oneof(anyText, nearLimit(most), fc.constant(''))
const anyLink = fc.oneof(
  anyText,
  anyText.map((path) => `https://example.com/${path}`),
  fc.webUrl(),
  fc.constantFrom(
    'https://',
    'https://x',
    'HTTPS://a.example',
    'https://a..b',
    'https:///a.b',
    'https://?a.b',
  ),
)

const anyDraft = fc.record({
  kind: fc.constant('work' as const),
  name: typed(40),
  contact: typed(120),
  text: fc.oneof(typed(10), nearLimit(4000)),
  budget: typed(60),
  links: fc.array(anyLink, { maxLength: 6 }).map((links) => links.join('\n')),
  wantedOn: fc.constantFrom('', '2999-12-31'),
})

test('the database finds nothing wrong with a letter that the form lets through', async () => {
  const { numRuns, seed } = runs(600)
  // One field at a time is odd: otherwise nearly every letter has a fault.
  const good = { ...EMPTY_LETTER, kind: 'work' as const, name: '다솔', text: '표지 그림을 부탁드립니다.' }
  const oddOnes = fc.sample(
    fc
      .tuple(anyDraft, fc.constantFrom('name', 'contact', 'text', 'budget', 'links', 'wantedOn'))
      .map(([draft, field]) => ({ ...good, [field]: draft[field] })),
    { numRuns, seed },
  )
  const circumstances = { consent: true, mustChoose: false, today: '2026-11-30', isDateIncomplete: false }
  const passed = oddOnes.filter((draft) => findFaults(draft, circumstances).size === 0)
  expect(passed.length).toBeGreaterThan(numRuns / 10)
  const inputs = passed.map((draft) => {
    const { wantedOn, ...letter } = toLetter(draft, 'work', {
      consent: true,
      clientKey: 'a key of 16 letters',
      openMs: 4000,
      website: '',
    })
    return { ...letter, wanted_on: wantedOn }
  })
  const refused = await server.backend.database.query(
    `select letter, private.inquiry_fault(letter) as fault from jsonb_array_elements($1::jsonb) as letter
     where private.inquiry_fault(letter) is not null`,
    [JSON.stringify(inputs)],
  )
  expect(refused).toEqual([])
})
