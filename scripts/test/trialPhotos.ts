import type { PostRow } from '../../backend/collections.ts'
import { DAY_MS } from '../../src/lib/durations.ts'

/** Creates a seeded random number generator, so that repeated runs create the same photos. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Creates published photos for testing long lists. They repeat the samples' pictures in random order, with a number in the
 * title and one to four a day. All are older than the oldest sample.
 */
export function trialPhotos(samples: PostRow[], count: number, seed = 7): PostRow[] {
  const random = createRandom(seed)
  const published = samples.filter((sample) => sample.status === 'published')
  let taken = Math.min(...published.map((sample) => Date.parse(sample.created_at))) - DAY_MS
  return Array.from({ length: count }, (_, index) => {
    const sample = published[Math.floor(random() * published.length)]
    if (!sample) throw new Error('There is no published sample photo.')
    taken -= Math.round((0.25 + random() * 0.75) * DAY_MS)
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
