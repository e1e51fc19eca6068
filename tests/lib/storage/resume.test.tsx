import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { RESUME_PHOTOS, RESUME_STORAGE_KEY } from '@/config/constants'
import { resetWarnings } from '@/lib/logger'
import {
  forgetPlaces,
  noteChapter,
  notePhoto,
  noteTab,
  parsePlaces,
  progressKey,
  storedPlaces,
} from '@/lib/storage/resume'
import { usePlaces } from '@/lib/storage/usePlaces'

const places = () => parsePlaces(storedPlaces())
const photo = (id: number) => ({ collection: 'a7c2', id, title: `사진 ${id}`, src: `/${id}.webp` })

let warned: MockInstance<typeof console.warn>

beforeEach(() => {
  resetWarnings()
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  // What was held for this visit alone goes when it can be stored again.
  forgetPlaces()
})

function Probe() {
  return (
    <output>
      {usePlaces()
        .photos.map(({ title }) => title)
        .join(', ') || '없음'}
    </output>
  )
}

describe('where the visitor was', () => {
  it('is kept of each kind, the latest first and each thing once', () => {
    noteChapter({ novel: 'tls', chapter: 1, share: 1 })
    noteChapter({ novel: 'tls', chapter: 2, share: 0.2 })
    noteChapter({ novel: 'tls', chapter: 1, share: 0.5 })
    noteTab({ series: 'tls', tab: 'story' })
    noteTab({ series: 'they', tab: 'gallery' })
    noteTab({ series: 'tls', tab: 'characters' })
    expect(places().chapters.map(({ chapter, share }) => [chapter, share])).toEqual([
      [1, 0.5],
      [2, 0.2],
    ])
    expect(places().tabs.map(({ series, tab }) => `${series} ${tab}`)).toEqual([
      'tls characters',
      'they gallery',
    ])
  })

  it('knows the last three photographs', () => {
    for (const id of [1, 2, 3, 2, 4]) notePhoto(photo(id))
    expect(places().photos.map(({ id }) => id)).toEqual([4, 2, 3])
    expect(places().photos).toHaveLength(RESUME_PHOTOS)
  })

  it('is forgotten with the place in each chapter, and brought back once', () => {
    noteChapter({ novel: 'tls', chapter: 2, share: 0.4 })
    localStorage.setItem(progressKey('tls', 2), '{"paragraph":7}')
    const before = storedPlaces()
    const undo = forgetPlaces()
    expect(Object.keys(localStorage)).toEqual([])
    undo()
    expect(storedPlaces()).toBe(before)
    expect(localStorage.getItem(progressKey('tls', 2))).toBe('{"paragraph":7}')
  })

  it.each(['{', '7', 'null', '"text"'])('begins anew where %s is stored, with one warning', (stored) => {
    localStorage.setItem(RESUME_STORAGE_KEY, stored)
    noteTab({ series: 'tls', tab: 'story' })
    expect(places().tabs).toHaveLength(1)
    expect(warned).toHaveBeenCalledOnce()
  })

  it('takes what makes sense and nothing else', () => {
    const chapters = [{ novel: 'tls', chapter: 0, share: 0 }, { novel: 'tls', chapter: 1, share: 2 }, null, 7]
    const photos = [{ ...photo(1), id: '1' }, photo(2), { ...photo(3), src: '' }]
    expect(parsePlaces(JSON.stringify({ chapters, tabs: { a: 1 }, photos }))).toEqual({
      chapters: [],
      tabs: [],
      photos: [photo(2)],
    })
  })

  it('holds for this visit where the storage is full, with one warning', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    notePhoto(photo(1))
    notePhoto(photo(2))
    expect(places().photos).toHaveLength(2)
    expect(localStorage.getItem(RESUME_STORAGE_KEY)).toBeNull()
    expect(warned).toHaveBeenCalledOnce()
  })

  it('reaches who shows it, at once and from another tab; static HTML knows nothing', () => {
    render(<Probe />)
    expect(screen.getByText('없음')).toBeInTheDocument()
    act(() => notePhoto(photo(1)))
    expect(screen.getByText('사진 1')).toBeInTheDocument()
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new Event('storage'))
    })
    expect(screen.getByText('없음')).toBeInTheDocument()
    act(() => notePhoto(photo(1)))
    expect(renderToString(<Probe />)).toContain('없음')
  })
})
