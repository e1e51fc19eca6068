import { fireEvent, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useEpisodeKeys } from '@/features/series/strip/useEpisodeKeys'
import { sampleEpisodes } from '../../support/serials'

const [previous = null, next = null] = sampleEpisodes
type Detail = Pick<Parameters<typeof useEpisodeKeys>[0], 'neighbours' | 'neighboursLoaded'>
const late: Detail = { neighbours: { previous: null, next: null }, neighboursLoaded: false }
const arrived: Detail = { neighbours: { previous, next }, neighboursLoaded: true }
const noop = () => undefined

/** Opens an episode whose neighbours may come late. */
function openEpisode(initialProps = late) {
  const { result, rerender } = renderHook(
    (detail: Detail) => {
      useEpisodeKeys({
        ...detail,
        list: { to: '/webtoon/Some', state: { episode: 2 } },
        transcript: { toggle: noop, close: noop },
        width: 100,
        changeWidth: noop,
      })
      return useLocation().pathname
    },
    {
      initialProps,
      wrapper: ({ children }) => <MemoryRouter initialEntries={['/webtoon/View/0']}>{children}</MemoryRouter>,
    },
  )
  return { address: () => result.current, arrive: () => rerender(arrived) }
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('← and → before the neighbours have arrived', () => {
  it('lead to the neighbour as soon as it arrives; the last key counts, once', () => {
    const { address, arrive } = openEpisode()
    press('ArrowRight')
    press('ArrowLeft')
    expect(address()).toBe('/webtoon/View/0')
    vi.advanceTimersByTime(2900)
    arrive()
    expect(address()).toBe(`/webtoon/View/${previous?.id}`)
    press('ArrowRight')
    expect(address()).toBe(`/webtoon/View/${next?.id}`)
  })

  it('are forgotten after 3 s, and when the reader does something else', () => {
    const slow = openEpisode()
    press('ArrowRight')
    vi.advanceTimersByTime(3000)
    slow.arrive()
    expect(slow.address()).toBe('/webtoon/View/0')
    for (const type of ['wheel', 'pointerdown'] as const) {
      const other = openEpisode()
      press('ArrowRight')
      fireEvent(document.body, new Event(type, { bubbles: true }))
      other.arrive()
      expect(other.address()).toBe('/webtoon/View/0')
    }
    const typing = openEpisode()
    press('ArrowRight')
    press('t')
    typing.arrive()
    expect(typing.address()).toBe('/webtoon/View/0')
  })

  it('belong to an input method that is composing', () => {
    const { address, arrive } = openEpisode()
    press('ArrowRight', { isComposing: true })
    press('ArrowRight', { keyCode: 229 })
    arrive()
    expect(address()).toBe('/webtoon/View/0')
  })
})
