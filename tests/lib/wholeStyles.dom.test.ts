import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterNextFrame } from '@/lib/afterNextFrame'
import { bringWholeStyles } from '@/lib/wholeStyles'

const turn = Promise.resolve()
const link = () => document.querySelector<HTMLLinkElement>('link[data-whole-styles]')

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="stylesheet" data-whole-styles disabled crossorigin href="/assets/styles-1.css">'
})

it('asks for the sheet that stands by, and is there when it has come', async () => {
  const coming = bringWholeStyles(turn)
  expect(
    link()?.matches('[rel="stylesheet"][crossorigin][href$="/assets/styles-1.css"]:not([disabled])'),
  ).toBe(true)
  link()?.dispatchEvent(new Event('load'))
  await expect(coming).resolves.toBeUndefined()
})

it('styles the page when its turn has come or failed to, a frame later', async () => {
  for (const settle of ['resolve', 'reject'] as const) {
    let end = () => {}
    const site = new Promise<void>((resolve, reject) => (end = settle === 'resolve' ? resolve : reject))
    document.head.innerHTML = '<link rel="stylesheet" data-whole-styles disabled href="/assets/styles-1.css">'
    const coming = bringWholeStyles(site)
    link()?.dispatchEvent(new Event('load'))
    await afterNextFrame()
    expect(link()?.media).toBe('not all')
    end()
    await coming
    expect(link()?.media).toBe('all')
  }
})

it('asks anew for one that did not come', async () => {
  const failing = bringWholeStyles(turn)
  const failed = link()
  failed?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow('/assets/styles-1.css did not come.')
  const coming = bringWholeStyles(turn)
  expect(link()).not.toBe(failed)
  link()?.dispatchEvent(new Event('load'))
  await coming
})

it('takes none for applied that still waits for a site which did not come', async () => {
  void bringWholeStyles(new Promise(() => undefined))
  const untaken = link()
  Object.defineProperty(untaken, 'sheet', { value: {} })
  const coming = bringWholeStyles(turn)
  expect(link()).not.toBe(untaken)
  link()?.dispatchEvent(new Event('load'))
  await coming
  expect(link()?.media).toBe('all')
})

it('waits for nothing where the page has its sheets from the start', async () => {
  document.head.innerHTML = ''
  await expect(bringWholeStyles(turn)).resolves.toBeUndefined()
})

describe('what awaits the sheet', () => {
  const parts = () => [...document.querySelectorAll<HTMLElement>('[data-awaits-styles]')]
  const away = () => parts().map(({ style }) => style.display === 'none')

  beforeEach(() => {
    document.body.innerHTML =
      '<div data-awaits-styles><p data-awaits-styles></p></div><footer data-awaits-styles style="height: 4px"></footer>'
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  it('is laid out one after another, a frame for each', async () => {
    const coming = bringWholeStyles(turn)
    expect(away()).toEqual([true, true, true])
    link()?.dispatchEvent(new Event('load'))
    await vi.runOnlyPendingTimersAsync()
    while (link()?.media !== 'all') await vi.advanceTimersByTimeAsync(1)
    expect(away()).toEqual([true, true, true])
    const seen: number[] = []
    while (away().includes(true)) {
      seen.push(away().indexOf(true))
      await vi.advanceTimersByTimeAsync(1)
    }
    expect([...new Set(seen)]).toEqual([0, 1, 2])
    // A frame each, and the task after it.
    expect(seen.length).toBeGreaterThan(2 * 16)
    expect(parts().at(-1)?.getAttribute('style')).toBe('height: 4px;')
    await coming
  })

  it('is there, however it looks, when the sheet is lost', async () => {
    const failing = bringWholeStyles(turn)
    link()?.dispatchEvent(new Event('error'))
    await expect(failing).rejects.toThrow('did not come.')
    expect(away()).toEqual([false, false, false])
  })
})
