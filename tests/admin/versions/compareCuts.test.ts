import { expect, it } from 'vitest'
import { compareCuts } from '@/admin/versions/compareCuts'

const cut = (name: string, text?: string) => ({
  image: `/storage/v1/object/public/media/${name}.webp`,
  width: 720,
  height: 400,
  ...(text !== undefined && { script: [{ kind: 'line', who: '한해', text }] }),
})
const meta = (...cuts: object[]) => ({ series: 'tls', number: 1, cuts })
const summary = (before: object, after: object) =>
  compareCuts(before, after).map(({ before: one, after: other }) => [one?.number, other?.number])

it('finds added and removed cuts, but not those that only moved along', () => {
  expect(summary(meta(cut('a'), cut('b'), cut('c')), meta(cut('x'), cut('a'), cut('c')))).toEqual([
    [undefined, 1],
    [2, undefined],
  ])
  expect(summary(meta(cut('a'), cut('b')), meta(cut('a'), cut('b')))).toEqual([])
})

it('shows a moved cut once, with both places', () => {
  const moved = compareCuts(
    meta(cut('a'), cut('b'), cut('c')),
    meta(cut('b'), cut('c'), cut('a', '비는 온다')),
  )
  expect(moved).toMatchObject([{ before: { number: 1 }, after: { number: 3 } }])
  expect(moved[0]?.texts).toContainEqual({ removed: '', added: '대사 한해: 비는 온다' })
  // The same picture twice is two cuts.
  expect(summary(meta(cut('a'), cut('a'), cut('b')), meta(cut('b'), cut('a')))).toEqual([
    [1, 2],
    [2, undefined],
  ])
})

it('finds changed scripts', () => {
  const [difference] = compareCuts(meta(cut('a', '비는 온다')), meta(cut('a', '비는 안 온다')))
  expect(difference).toMatchObject({ before: { number: 1 }, after: { number: 1 } })
  expect(difference?.texts).toContainEqual({ removed: '', added: '안 ' })
})
