// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const asked = vi.fn<() => void>()
vi.mock('@/styles/fonts/slices.css', () => {
  asked()
  return {}
})

/** A page that knows the faces of these ranges. */
function pageWith(...faces: { family: string; unicodeRange: string }[]): void {
  vi.stubGlobal('document', { fonts: new Set(faces) })
}

const known = { family: '"Pretendard Variable"', unicodeRange: 'U+20-7E, U+BE48, U+D398-D39F' }

describe('glyphs of texts from the database', () => {
  beforeEach(() => {
    vi.resetModules()
    asked.mockClear()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('are left alone when the page has them', async () => {
    pageWith(known)
    const { ensureGlyphs } = await import('@/lib/fontSlices')
    ensureGlyphs('빈 page', '페')
    await vi.dynamicImportSettled()
    expect(asked).not.toHaveBeenCalled()
  })

  it('are asked for once when one syllable is new', async () => {
    pageWith(known)
    const { ensureGlyphs } = await import('@/lib/fontSlices')
    ensureGlyphs('빈 똠')
    ensureGlyphs('방각하')
    await vi.dynamicImportSettled()
    expect(asked).toHaveBeenCalledOnce()
  })

  it('count a syllable written as loose letters as the syllable', async () => {
    pageWith(known)
    const { ensureGlyphs } = await import('@/lib/fontSlices')
    ensureGlyphs('빈'.normalize('NFD'))
    await vi.dynamicImportSettled()
    expect(asked).not.toHaveBeenCalled()
  })

  it('leave emoji and Hanja to the system', async () => {
    pageWith(known)
    const { ensureGlyphs } = await import('@/lib/fontSlices')
    ensureGlyphs('😀 𠮷')
    await vi.dynamicImportSettled()
    expect(asked).not.toHaveBeenCalled()
  })

  it('do nothing where the page has no font set', async () => {
    vi.stubGlobal('document', {})
    const { ensureGlyphs } = await import('@/lib/fontSlices')
    expect(() => ensureGlyphs('똠')).not.toThrow()
  })
})
