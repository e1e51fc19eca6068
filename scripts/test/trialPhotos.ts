import type { PostRow } from '../../backend/collections.ts'
import { DAY_MS } from '../../src/lib/korean/durations.ts'

/** Sides with every roll of the dice the same, so that two trials show the same wall. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Published photographs for trying a long wall: the samples' pictures in mixed order, each with a number in its title,
 * one to four a day going back from the day before the oldest sample, so that the newest stay the real ones.
 */
export function trialPhotos(samples: PostRow[], count: number, seed = 7): PostRow[] {
  const roll = dice(seed)
  const published = samples.filter((sample) => sample.status === 'published')
  let taken = Math.min(...published.map((sample) => Date.parse(sample.created_at))) - DAY_MS
  return Array.from({ length: count }, (_, index) => {
    const sample = published[Math.floor(roll() * published.length)]
    if (!sample) throw new Error('There is no sample photograph to repeat.')
    taken -= Math.round((0.25 + roll() * 0.75) * DAY_MS)
    const { id: _id, ...row } = sample
    const created_at = new Date(taken).toISOString()
    return {
      ...row,
      title: `${sample.title} ${index + 1}`,
      created_at,
      meta: { ...sample.meta, takenAt: created_at },
    }
  })
}
