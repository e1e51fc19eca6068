import { beforeEach, expect, it, vi } from 'vitest'

const bringGlyphs = vi.fn<(...texts: string[]) => Promise<void>>(() => Promise.resolve())
vi.mock('@/lib/fontSlices', () => ({ bringGlyphs }))

beforeEach(() => {
  vi.resetModules()
  bringGlyphs.mockClear()
})

it('tells each text once', async () => {
  const { ensureGlyphs } = await import('@/lib/ensureGlyphs')
  await ensureGlyphs('빈')
  await ensureGlyphs('종이', '한 장')
  expect(bringGlyphs.mock.calls).toEqual([['빈'], ['종이', '한 장']])
})

it('never rejects, and tries a text again with the next', async () => {
  bringGlyphs.mockRejectedValueOnce(new Error('The sheet did not come.'))
  const { ensureGlyphs } = await import('@/lib/ensureGlyphs')
  await expect(ensureGlyphs('똠')).resolves.toBeUndefined()
  await ensureGlyphs('빈')
  await ensureGlyphs('종이')
  expect(bringGlyphs.mock.calls).toEqual([['똠'], ['똠', '빈'], ['종이']])
})
