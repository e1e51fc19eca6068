import { commissions as words } from '#messages/admin/commissions'
import { isRecord } from '@/lib/json'
import { type Collection, collections } from '@/posts/collections'
import type { WorkSample } from '@/posts/meta'

/** Returns a key of a sample. */
export const sampleKey = ({ collection, id }: WorkSample) => `${collection}-${id}`

/** Returns the collection of a sample; null if the site does not have it. */
export const sampleCollection = ({ collection }: WorkSample): Collection | null =>
  Object.values<Collection>(collections).find(({ key }) => key === collection) ?? null

/** Names a sample by its collection and number, where its title is not known. */
export const sampleName = (sample: WorkSample): string =>
  words.samples.numbered(sampleCollection(sample)?.name ?? sample.collection, sample.id)

/** Reads the samples of a draft's `meta`, without malformed ones and duplicates. There may be more than are allowed. */
export function readSamples(meta: object): readonly WorkSample[] {
  const stored: unknown = Reflect.get(meta, 'samples')
  const samples = (Array.isArray(stored) ? stored : []).flatMap((sample: unknown): WorkSample[] => {
    const { collection, id } = isRecord(sample) ? sample : {}
    return typeof collection === 'string' && typeof id === 'number' ? [{ collection, id }] : []
  })
  return [...new Map(samples.map((sample) => [sampleKey(sample), sample])).values()]
}

/** Returns `meta` with these samples. */
export function withSamples(meta: object, samples: readonly WorkSample[]): object {
  const rest = Object.entries(meta).filter(([name]) => name !== 'samples')
  return Object.fromEntries(samples.length > 0 ? [...rest, ['samples', samples]] : rest)
}

/** Returns the samples with one of them moved by a step. Unchanged at the ends. */
export function moveSample(
  samples: readonly WorkSample[],
  sample: WorkSample,
  step: 1 | -1,
): readonly WorkSample[] {
  const keys = samples.map(sampleKey)
  const from = keys.indexOf(sampleKey(sample))
  const to = from + step
  const moved = samples[from]
  if (!moved || to < 0 || to >= samples.length) return samples
  const others = samples.toSpliced(from, 1)
  return others.toSpliced(to, 0, moved)
}
