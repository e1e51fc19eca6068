import { describe, expect, it } from 'vitest'
import { getNextStep, getReading } from '@/features/series/episodes/episodeProgress'
import type { EpisodeProgress } from '@/lib/storage/resumeState'
import type { SerialEntry } from '@/posts/serials/seriesList'

const episode = (number: number): SerialEntry => ({
  id: number * 10,
  number,
  title: `${number}화`,
  meta: {},
  date: '2026-10-01T00:00:00Z',
  thumbnail: null,
  width: null,
  placeholder: null,
  letters: null,
})
const episodes = [episode(1), episode(2), episode(3)]

const progress = (number: number, share: number, read = share): EpisodeProgress => ({
  series: 'tls',
  id: number * 10,
  number,
  title: '',
  cut: 4,
  image: `cut-of-${number}`,
  share: 0.5,
  progress: share,
  read,
})

describe('the link that leads on', () => {
  it('begins with the first episode', () => {
    expect(getNextStep(episodes, [])).toMatchObject({ kind: 'begin', episode: { number: 1 } })
    expect(getNextStep([], [])).toBeNull()
  })

  it('resumes the episode that was read last', () => {
    expect(getNextStep(episodes, [progress(2, 0.624), progress(1, 1)])).toEqual({
      kind: 'resume',
      episode: episodes[1],
      percent: 62,
      image: 'cut-of-2',
    })
  })

  it('goes on with the next episode after a finished one', () => {
    expect(getNextStep(episodes, [progress(2, 0.96)])).toMatchObject({ episode: { number: 3 }, percent: 0 })
  })

  it('goes back to an unread episode after the last one, and starts again when all are read', () => {
    expect(getNextStep(episodes, [progress(3, 1)])).toMatchObject({ kind: 'resume', episode: { number: 1 } })
    const all = [progress(3, 1), progress(2, 1), progress(1, 1)]
    expect(getNextStep(episodes, all)).toMatchObject({ kind: 'again', episode: { number: 1 } })
  })

  it('ignores episodes that are no longer there or were hardly begun', () => {
    expect(getNextStep(episodes, [progress(9, 0.5), progress(2, 0.01)])).toMatchObject({ kind: 'begin' })
  })
})

describe('the mark of an episode', () => {
  it('is read above 95 % and stays so when it is read again', () => {
    expect(getReading(progress(1, 0.95))?.isRead).toBe(false)
    expect(getReading(progress(1, 0.951))?.isRead).toBe(true)
    expect(getReading(progress(1, 0.2, 1))).toEqual({ isRead: true, percent: 20 })
    expect(getReading(undefined)).toBeNull()
  })
})
