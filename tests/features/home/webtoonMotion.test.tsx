import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { webtoonSeries } from '@/content/series'
import { targetSelector } from '@/features/home/motionTargets'
import { readingProgress } from '@/features/home/webtoon/sequence'
import WebtoonSection from '@/features/home/webtoon/WebtoonSection'
import { waitForMotion, scrollToProgress, stubDesktop } from '../../support/motion'

const KEYS = webtoonSeries.map(({ key }) => key)

let section: HTMLElement
let unmount: () => void

beforeAll(stubDesktop)
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  ;({ unmount } = render(<WebtoonSection />, { wrapper: MemoryRouter }))
  section = screen.getByRole('region', { name: /Webtoon/ })
  await waitForMotion(section)
})

const readingPoint = (index: number) => readingProgress(index, KEYS.length)
const keysOf = (selector: string) =>
  [...section.querySelectorAll(selector)].map((each) => each.getAttribute('data-series'))
const find = (selector: string) => {
  const element = section.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`${selector} is missing.`)
  return element
}
const card = (key: string) => find(`${targetSelector('series', key)} ${targetSelector('series-card')}`)
const dots = (key: string) => find(`${targetSelector('letter-plate', key)} ${targetSelector('dots')}`)
const cover = () => find(targetSelector('cover'))

describe('the webtoon section in motion', () => {
  it('shows the series of the current progress, in any order', async () => {
    for (const index of [2, 0, 1, 0, 2]) {
      await scrollToProgress(readingPoint(index))
      expect(keysOf('[data-on]')).toEqual([KEYS[index]])
      expect(card(KEYS[index]!).style.opacity).toBe('1')
      expect(keysOf('[data-reading]')).toEqual([KEYS[index]])
    }
  })

  it('links to the page of each series, and to its platforms in new tabs', () => {
    const series = (key: string) => within(find(targetSelector('series', key)))
    for (const { key, path } of webtoonSeries)
      expect(series(key).getByRole('link', { name: '작품 자세히 보기' })).toHaveAttribute('href', path)
    const platforms = within(series('tls').getByRole('list')).getAllByRole('link')
    expect(platforms).toHaveLength(3)
    for (const link of platforms) expect(link).toHaveAttribute('target', '_blank')
    for (const key of ['they', 'some']) expect(series(key).queryByRole('list')).toBeNull()
  })

  it('looks the same after scrolling away and back', async () => {
    const they = () =>
      [...find(targetSelector('series', 'they')).querySelectorAll('[style]')].map((each) =>
        each.getAttribute('style'),
      )
    await scrollToProgress(0.4)
    const before = they()
    for (const progress of [1, 0.41, 0, 0.39, readingPoint(0), 0.4]) await scrollToProgress(progress)
    expect(keysOf('[data-on]')).toEqual(['they'])
    expect(they()).toEqual(before)
  })

  it('marks no card as readable before it is visible', async () => {
    await scrollToProgress(0.01)
    expect(keysOf('[data-reading]')).toEqual([])
  })

  it('loads the pictures of a series only when it is near, and keeps them', async () => {
    expect(keysOf('[data-near]')).toEqual(['tls'])
    await scrollToProgress(readingPoint(0))
    expect(keysOf('[data-near]')).toEqual(['tls', 'they'])
    await scrollToProgress(0)
    expect(keysOf('[data-near]')).toEqual(['tls', 'they'])
  })

  it('shows halftone dots at rest, and none deep inside a counter', async () => {
    const { ScrollTrigger } = await import('@/motion/gsap')
    const plate = find(targetSelector('letter-plate', 'they'))
    Object.defineProperties(plate, { offsetWidth: { value: 1440 }, offsetHeight: { value: 900 } })
    ScrollTrigger.refresh()
    const partOf = (percent: number) => (1 + percent / 100) / KEYS.length
    await scrollToProgress(partOf(5))
    expect(dots('they').style.opacity).toBe('1')
    await scrollToProgress(partOf(15))
    expect(Number(dots('they').style.opacity)).toBeGreaterThan(0)
    expect(Number(dots('they').style.opacity)).toBeLessThan(1)
    await scrollToProgress(partOf(27))
    expect(dots('they')).toHaveAttribute('hidden')
    await scrollToProgress(partOf(32))
    expect(cover()).toHaveAttribute('data-solid')
    await scrollToProgress(partOf(97))
    expect(cover()).not.toHaveAttribute('data-solid')
    expect(Number(cover().style.opacity)).toBeGreaterThan(0)
  })

  it('moves figures and card by whole device pixels', async () => {
    const { ScrollTrigger } = await import('@/motion/gsap')
    const figure = find(`${targetSelector('series', 'they')} ${targetSelector('figure', 'left')}`)
    Object.defineProperties(figure, { offsetWidth: { value: 607 }, offsetHeight: { value: 811 } })
    ScrollTrigger.refresh()
    for (const percent of [41.3, 47.1, 52.9, 81.7]) {
      await scrollToProgress((1 + percent / 100) / KEYS.length)
      expect(figure.style.transform).toMatch(/^translate\(-?\d+px, \d+px\)$/)
      expect(figure.style.transform).not.toBe('translate(0px, 0px)')
      expect(card('they').style.transform).toMatch(/^translateY\(\d+px\)$/)
    }
  })

  it('redraws the letters without stretching after scrolling ends', async () => {
    const { ScrollTrigger } = await import('@/motion/gsap')
    const plate = find(targetSelector('letter-plate', 'they'))
    Object.defineProperties(plate, { offsetWidth: { value: 1440 }, offsetHeight: { value: 900 } })
    ScrollTrigger.refresh()
    await scrollToProgress((1 + 0.14) / KEYS.length)
    expect(plate.style.transform).toMatch(/^scale\(1\.[1-9]/)
    document.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(plate.style.transform).toBe('scale(1)'), { timeout: 5000 })
    await scrollToProgress((1 + 0.145) / KEYS.length)
    expect(plate.style.transform).toMatch(/^scale\(1\.[0-9]/)
  })

  it('removes triggers, attributes and styles when it is unmounted midway', async () => {
    const { ScrollTrigger } = await import('@/motion/gsap')
    await scrollToProgress(0.5)
    expect(ScrollTrigger.getAll()).toHaveLength(1)
    const styled = [...section.querySelectorAll<HTMLElement>('[style]')]
    unmount()
    expect(ScrollTrigger.getAll()).toHaveLength(0)
    expect(section.outerHTML).not.toMatch(/data-(on|near|reading|motion|solid)|hidden=""/)
    for (const { style } of styled) expect([...style].filter((name) => !name.startsWith('--'))).toEqual([])
  })
})
