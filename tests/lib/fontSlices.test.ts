// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const asked = vi.fn<() => void>()
vi.mock('@/styles/fonts/slices.css', () => {
  asked()
  return {}
})

/** A page that knows the faces of these ranges. */
function pageWith(...faces: { family: string; unicodeRange: string }[]): void {
  vi.stubGlobal('document', { fonts: new Set(faces), querySelector: () => null })
}

/** The same page, beside which a sheet stands by with these further faces. */
function pageWithLater(...faces: { family: string; unicodeRange: string }[]): void {
  const fonts = new Set([known])
  const link = Object.defineProperty(new EventTarget(), 'disabled', {
    set(this: EventTarget) {
      for (const face of faces) fonts.add(face)
      this.dispatchEvent(new Event('load'))
    },
  })
  vi.stubGlobal('document', { fonts, querySelector: () => link })
}

const known = { family: '"Blank Page Sans"', unicodeRange: 'U+20-7E, U+BE48, U+D398-D39F' }

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

  // Before the next: a mocked sheet is made once, however often it is asked for.
  it('are those of the faces that stand by, where these have them', async () => {
    pageWithLater({ family: 'Blank Page Sans', unicodeRange: 'U+B620-B628' })
    const { ensureGlyphs } = await import('@/lib/fontSlices')
    ensureGlyphs('빈 똠')
    await new Promise(setImmediate)
    await vi.dynamicImportSettled()
    expect(document.fonts.size).toBe(2)
    expect(asked).not.toHaveBeenCalled()
  })

  it('are asked for once when one syllable is new', async () => {
    pageWith(known)
    const { ensureGlyphs } = await import('@/lib/fontSlices')
    ensureGlyphs('빈 똠')
    ensureGlyphs('방각하')
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
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
