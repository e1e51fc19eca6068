import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readingProgress } from '@/features/home/webtoon/sequence'
import type { SectionMotion } from '@/motion/sectionMotion'
import { loadMotionForDesktop } from '../../motion'

const KEYS = ['tls', 'they', 'some']

let root: HTMLElement
let stop: () => void
let library: Awaited<ReturnType<typeof loadMotionForDesktop>>
let webtoonMotion: SectionMotion

beforeAll(async () => {
  library = await loadMotionForDesktop()
  ;({ webtoonMotion } = await import('@/features/home/webtoon/webtoon.motion'))
})

beforeEach(() => {
  const series = KEYS.map(
    (key) => `<article data-series="${key}">
      <img data-scene-back><img data-figure="left"><img data-figure="right"><div data-series-card></div>
    </article>`,
  ).join('')
  const plates = KEYS.map(() => '<div data-plate></div>').join('')
  document.body.innerHTML = `<section><header data-title-frame></header>${series}${plates}<i data-cover></i></section>`
  root = document.querySelector('section')!
  stop = library.runSection(root, webtoonMotion)
})

afterEach(() => stop())

const scrollTo = (progress: number) => library.scrollTo(progress)
const on = () => [...root.querySelectorAll('[data-on]')].map((each) => each.getAttribute('data-series'))
const card = (key: string) => root.querySelector<HTMLElement>(`[data-series="${key}"] [data-series-card]`)!
const look = () => root.innerHTML.replaceAll(/ data-near=""/g, '')

describe('the webtoon section in motion', () => {
  it('shows the series of the progress, in whatever order the progress comes', () => {
    for (const index of [2, 0, 1, 0, 2]) {
      scrollTo(readingProgress(index, KEYS.length))
      expect(on()).toEqual([KEYS[index]])
      expect(card(KEYS[index]!).style.opacity).toBe('1')
      expect(root.querySelectorAll('[data-reading]')).toHaveLength(1)
    }
  })

  it('looks the same after a detour as before it', () => {
    scrollTo(readingProgress(1, KEYS.length))
    scrollTo(0.4)
    const before = look()
    for (const progress of [1, 0.41, 0, 0.39, 0.4]) scrollTo(progress)
    // What the others wore when they left does not show: compare the one that is on, and the sheets.
    scrollTo(readingProgress(0, KEYS.length))
    scrollTo(0.4)
    expect(on()).toEqual(['they'])
    const shown = (html: string) => /<article data-series="they".*?<\/article>/s.exec(html)?.[0]
    expect(shown(look())).toBe(shown(before))
  })

  it('keeps a card that cannot be read from the pointer', () => {
    scrollTo(0.01)
    expect(root.querySelectorAll('[data-reading]')).toHaveLength(0)
  })

  it('asks for the pictures of a series only when it is near, and keeps them', () => {
    const near = () =>
      [...root.querySelectorAll('[data-near]')].map((each) => each.getAttribute('data-series'))
    scrollTo(0)
    expect(near()).toEqual(['tls'])
    scrollTo(readingProgress(0, KEYS.length))
    expect(near()).toEqual(['tls', 'they'])
    scrollTo(0)
    expect(near()).toEqual(['tls', 'they'])
  })

  it('leaves no trigger, attribute or style behind when it is left in the middle', () => {
    scrollTo(0.5)
    expect(library.ScrollTrigger.getAll()).toHaveLength(1)
    stop()
    expect(library.ScrollTrigger.getAll()).toHaveLength(0)
    expect(root.outerHTML).not.toMatch(/data-(on|near|reading|motion)/)
    expect(
      [...root.querySelectorAll<HTMLElement>('[style]')].map((each) => each.style.cssText).join(''),
    ).toBe('')
  })
})
