import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const asked = vi.fn<() => void>()
vi.mock('@/styles/fonts/slices.css', () => {
  asked()
  return {}
})

interface Face {
  family: string
  weight: string
  unicodeRange: string
}

const SANS_RANGE = 'U+20-7E, U+BE48, U+D398-D39F'
const sans400: Face = { family: '"Blank Page Sans"', weight: '400', unicodeRange: SANS_RANGE }
const sans500: Face = { ...sans400, weight: '500' }
const sans600: Face = { ...sans400, weight: '600' }
const sans = [sans400, sans500, sans600]
const display: Face = { family: 'Song Myung', weight: 'normal', unicodeRange: 'U+B620-B628' }
const latin: Face = { family: 'Hedvig Letters Serif', weight: '400', unicodeRange: 'U+20-7E' }

let faces: Set<Face>
/** The link of the faces that stand by. */
const link = () => document.querySelector<HTMLLinkElement>('[data-later-faces]')!

/** A page with these words and faces, beside which a sheet stands by. */
function page(html: string, ...inUse: Face[]) {
  faces = new Set(inUse)
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true })
  document.head.innerHTML = '<link rel="stylesheet" data-later-faces disabled href="/assets/faces-1.css">'
  // jsdom does not know what is disabled from the start.
  link().disabled = true
  document.body.innerHTML = html
}

/** The sheet that stands by comes with these. */
function laterCome(...further: Face[]) {
  for (const face of further) faces.add(face)
  link().dispatchEvent(new Event('load'))
}

async function ensure(...texts: string[]) {
  const { bringGlyphs } = await import('@/lib/fontSlices')
  void bringGlyphs(...texts)
  await settled()
}

async function settled() {
  await vi.advanceTimersByTimeAsync(1)
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  asked.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
  document.documentElement.removeAttribute('data-faces-came')
})

describe('glyphs of texts from the database', () => {
  it('are left alone when the page has them', async () => {
    page('<p style="font-family: Blank Page Sans">빈 page</p>', ...sans, latin)
    await ensure('빈 page', '페')
    expect(link().disabled).toBe(true)
    expect(asked).not.toHaveBeenCalled()
  })

  // Before the next: a mocked sheet is made once, however often it is asked for.
  it('are those of the faces that stand by, where these have them', async () => {
    page('<p style="font-family: Blank Page Sans, sans-serif">빈 똠</p>', ...sans)
    await ensure('빈 똠')
    expect(link().disabled).toBe(false)
    laterCome(...sans.map((face) => ({ ...face, unicodeRange: display.unicodeRange })))
    await settled()
    expect(asked).not.toHaveBeenCalled()
  })

  it('are asked for once when one syllable is new', async () => {
    page('<p style="font-family: Blank Page Sans">빈 똠 방</p>', ...sans)
    await ensure('빈 똠')
    await ensure('방각하')
    laterCome(...sans)
    await settled()
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    ['in a family that has them', '<h2 style="font-family: Hedvig Letters Serif, Song Myung">똠</h2>'],
    ['nowhere yet', '<p style="font-family: Blank Page Sans">빈</p>'],
  ])('wait for the faces that come anyway where they are shown %s', async (_, html) => {
    page(html, ...sans, display, latin)
    await ensure('똠')
    expect(link().disabled).toBe(true)
    expect(asked).not.toHaveBeenCalled()
    laterCome(display)
    await settled()
    expect(link().disabled).toBe(true)
  })

  it('wait for them, too, where their word is not shown on this screen', async () => {
    Element.prototype.checkVisibility = () => false
    page('<p style="font-family: Blank Page Sans">똠</p>', ...sans)
    await ensure('똠')
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    expect(link().disabled).toBe(true)
    laterCome()
    await settled()
  })

  it('are missing where the family of the words lacks them, though another has them', async () => {
    page('<h2 style="font-family: Hedvig Letters Serif, Song Myung">빈</h2>', ...sans, display, latin)
    await ensure('빈')
    expect(link().disabled).toBe(false)
  })

  it.each([500, 600, 700])(
    'are missing where they are shown in a weight that lacks them: %i',
    async (weight) => {
      page(`<p style="font-family: Blank Page Sans; font-weight: ${weight}">빈</p>`, sans400)
      await ensure('빈')
      expect(link().disabled).toBe(false)
    },
  )

  it('are there where the nearest weight has them', async () => {
    page('<p style="font-family: Blank Page Sans; font-weight: 700">빈</p>', sans600)
    await ensure('빈')
    expect(link().disabled).toBe(true)
  })

  it('are looked for when the page’s first faces have come', async () => {
    page('<p style="font-family: Blank Page Sans">빈</p>')
    document.head.append(Object.assign(document.createElement('link'), { href: '/assets/faces-0.css' }))
    document.head.lastElementChild?.setAttribute('data-first-faces', '')
    await ensure('빈')
    expect(link().disabled).toBe(true)
    for (const face of sans) faces.add(face)
    document.documentElement.setAttribute('data-faces-came', '')
    await settled()
    expect(link().disabled).toBe(true)
    await ensure('똠')
    document.body.innerHTML = '<p style="font-family: Blank Page Sans">똠</p>'
    await ensure('똠')
    expect(link().disabled).toBe(false)
  })

  it('are looked for once each, however many texts are made of them', async () => {
    page('<p style="font-family: Blank Page Sans">빈</p>', ...sans)
    const looked = vi.fn<() => string>(() => SANS_RANGE)
    faces = new Set([
      sans500,
      sans600,
      {
        ...sans400,
        get unicodeRange() {
          return looked()
        },
      },
    ])
    Object.defineProperty(document, 'fonts', { value: faces, configurable: true })
    await ensure('빈')
    expect(looked).toHaveBeenCalledOnce()
    await ensure('빈 빈', '빈')
    expect(looked).toHaveBeenCalledOnce()
    await ensure('빈 페')
    expect(looked).toHaveBeenCalledTimes(2)
  })

  it('count a syllable written as loose letters as the syllable', async () => {
    page('<p style="font-family: Blank Page Sans">빈</p>', ...sans)
    await ensure('빈'.normalize('NFD'))
    expect(link().disabled).toBe(true)
  })

  it('leave emoji and Hanja to the system', async () => {
    page('<p style="font-family: Blank Page Sans">😀 𠮷</p>', ...sans)
    await ensure('😀 𠮷')
    expect(link().disabled).toBe(true)
  })

  it('do nothing where the page has no font set', async () => {
    page('')
    Reflect.deleteProperty(document, 'fonts')
    await expect(ensure('똠')).resolves.toBeUndefined()
  })
})
