import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { MAX_RESUME_PHOTOS, RESUME_STORAGE_KEY } from '@/config/constants'
import { resetWarnings } from '@/lib/logger'
import {
  clearResumeState,
  findEpisodeProgress,
  saveChapterProgress,
  saveEpisodeProgress,
  saveViewedPhoto,
  saveOpenedTab,
  parseResumeState,
  chapterProgressKey,
  readResumeText,
} from '@/lib/storage/resumeState'
import { useResumeState } from '@/lib/storage/useResumeState'

const storedState = () => parseResumeState(readResumeText())
const photo = (id: number) => ({ collection: 'a7c2', id, title: `사진 ${id}`, src: `/${id}.webp` })
const episode = (id: number, progress = 0.5) => ({
  series: 'tls',
  id,
  number: id,
  title: `${id}화`,
  cut: 3,
  image: '/cut.webp',
  share: 0.25,
  progress,
  read: progress,
})

let warn: MockInstance<typeof console.warn>

beforeEach(() => {
  resetWarnings()
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  // Removes the entries kept in memory while local storage was mocked.
  clearResumeState()
})

function Probe() {
  return (
    <output>
      {useResumeState()
        .photos.map(({ title }) => title)
        .join(', ') || '없음'}
    </output>
  )
}

describe('the resume state', () => {
  it('lists each kind with the most recent entry first and without duplicates', () => {
    saveChapterProgress({ novel: 'tls', chapter: 1, share: 1 })
    saveChapterProgress({ novel: 'tls', chapter: 2, share: 0.2 })
    saveChapterProgress({ novel: 'tls', chapter: 1, share: 0.5 })
    saveOpenedTab({ series: 'tls', tab: 'story' })
    saveOpenedTab({ series: 'they', tab: 'gallery' })
    saveOpenedTab({ series: 'tls', tab: 'characters' })
    expect(storedState().chapters.map(({ chapter, share }) => [chapter, share])).toEqual([
      [1, 0.5],
      [2, 0.2],
    ])
    expect(storedState().tabs.map(({ series, tab }) => `${series} ${tab}`)).toEqual([
      'tls characters',
      'they gallery',
    ])
  })

  it('keeps the last three photos', () => {
    for (const id of [1, 2, 3, 2, 4]) saveViewedPhoto(photo(id))
    expect(storedState().photos.map(({ id }) => id)).toEqual([4, 2, 3])
    expect(storedState().photos).toHaveLength(MAX_RESUME_PHOTOS)
  })

  it('keeps an episode as read when it is begun again', () => {
    saveEpisodeProgress(episode(1, 0.97))
    saveEpisodeProgress(episode(2, 0.5))
    saveEpisodeProgress(episode(1, 0.2))
    expect(storedState().episodes.map(({ id, progress, read }) => [id, progress, read])).toEqual([
      [1, 0.2, 0.97],
      [2, 0.5, 0.5],
    ])
    expect(findEpisodeProgress(2)).toEqual(episode(2, 0.5))
  })

  it('is cleared with the position in each chapter, and can be restored', () => {
    saveChapterProgress({ novel: 'tls', chapter: 2, share: 0.4 })
    localStorage.setItem(chapterProgressKey('tls', 2), '{"paragraph":7}')
    const before = readResumeText()
    const undo = clearResumeState()
    expect(Object.keys(localStorage)).toEqual([])
    undo()
    expect(readResumeText()).toBe(before)
    expect(localStorage.getItem(chapterProgressKey('tls', 2))).toBe('{"paragraph":7}')
  })

  it.each(['{', '7', 'null', '"text"'])('starts empty with one warning if %s is stored', (stored) => {
    localStorage.setItem(RESUME_STORAGE_KEY, stored)
    saveOpenedTab({ series: 'tls', tab: 'story' })
    expect(storedState().tabs).toHaveLength(1)
    expect(warn).toHaveBeenCalledOnce()
  })

  it('drops invalid entries', () => {
    const chapters = [{ novel: 'tls', chapter: 0, share: 0 }, { novel: 'tls', chapter: 1, share: 2 }, null, 7]
    const photos = [{ ...photo(1), id: '1' }, photo(2), { ...photo(3), src: '' }]
    const episodes = [episode(1), { ...episode(2), read: 1.1 }, { ...episode(3), cut: -1 }]
    expect(parseResumeState(JSON.stringify({ chapters, tabs: { a: 1 }, episodes, photos }))).toEqual({
      chapters: [],
      tabs: [],
      episodes: [episode(1)],
      photos: [photo(2)],
    })
  })

  it('is kept in memory if the storage is full, with one warning', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    saveViewedPhoto(photo(1))
    saveViewedPhoto(photo(2))
    expect(storedState().photos).toHaveLength(2)
    expect(localStorage.getItem(RESUME_STORAGE_KEY)).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
  })

  it('updates components on changes in this tab and others; is empty in static HTML', () => {
    render(<Probe />)
    expect(screen.getByText('없음')).toBeInTheDocument()
    act(() => saveViewedPhoto(photo(1)))
    expect(screen.getByText('사진 1')).toBeInTheDocument()
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new Event('storage'))
    })
    expect(screen.getByText('없음')).toBeInTheDocument()
    act(() => saveViewedPhoto(photo(1)))
    expect(renderToString(<Probe />)).toContain('없음')
  })
})
