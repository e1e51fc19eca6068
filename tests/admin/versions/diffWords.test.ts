import { describe, expect, it } from 'vitest'
import { diffWords, type DiffPart } from '@/admin/versions/diffWords'

const before = (parts: DiffPart[]) =>
  parts.map((part) => ('same' in part ? part.same : part.removed)).join('')
const after = (parts: DiffPart[]) => parts.map((part) => ('same' in part ? part.same : part.added)).join('')

describe('diffWords', () => {
  it.each<[string, string, DiffPart[]]>([
    ['산의 새벽', '겹겹의 새벽', [{ removed: '산의', added: '겹겹의' }, { same: ' 새벽' }]],
    [
      '능선은 검다.',
      '능선은 아직 밤이다.',
      [{ same: '능선은 ' }, { removed: '검다', added: '아직 밤이다' }, { same: '.' }],
    ],
    ['가 나 다', '라 마 다', [{ removed: '가 나', added: '라 마' }, { same: ' 다' }]],
    ['한 줄', '한\n줄', [{ same: '한' }, { removed: ' ', added: '\n' }, { same: '줄' }]],
    ['', '새 글', [{ removed: '', added: '새 글' }]],
    ['같은 글', '같은 글', [{ same: '같은 글' }]],
    ['', '', []],
  ])('compares %j with %j by words', (one, other, parts) => {
    expect(diffWords(one, other)).toEqual(parts)
  })

  it('preserves every character of both texts', () => {
    const [one, other] = ['🙂 아침 7시—빛\t(참, 좋다)!', '🙃 아침 8시—빛 (참 좋다)…\n\n끝']
    const parts = diffWords(one, other)
    expect([before(parts), after(parts)]).toEqual([one, other])
  })

  it('quickly returns one change for texts without common words', () => {
    const words = (from: number) =>
      Array.from({ length: 20_000 }, (_, index) => `말${from + index}`).join(' ')
    const [one, other] = [words(0), words(50_000)]
    const started = performance.now()
    expect(diffWords(one, other)).toEqual([{ removed: one, added: other }])
    expect(performance.now() - started).toBeLessThan(5000)
  })
})
