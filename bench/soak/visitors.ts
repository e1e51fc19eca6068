// Visitors who read rows from a running site, so many a second, whether the last ones have been answered or not.
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { collections } from '../../src/collections/registry.ts'
import { HOME_GALLERY_FETCHED_PER_TABLE } from '../../src/config/constants.ts'
import { quantiles } from '../quantiles.ts'

export interface Load {
  journeys: number
  reads: number
  errors: string[]
  /** Middle and slowest hundredth of all reads, ms. */
  p50: number
  p99: number
}

const IDLE_JOURNEYS = 100
const tables = Object.values(collections).map(({ table }) => table)

/** Reads of a site and how long each took. */
class Reader {
  readonly times: number[] = []
  readonly errors: string[] = []
  readonly #site: string

  constructor(site: string) {
    this.#site = site
  }

  async read(path: string): Promise<unknown> {
    const start = performance.now()
    try {
      const answer = await fetch(`${this.#site}/rest/v1/${path}`, { headers: { apikey: PUBLISHABLE_KEY } })
      const body: unknown = await answer.json()
      if (!answer.ok) this.errors.push(`${answer.status} ${path}`)
      this.times.push(performance.now() - start)
      return body
    } catch (error) {
      this.errors.push(`${path}: ${String(error)}`)
      return null
    }
  }

  /** Home's photographs, a list, a detail. */
  async journey(table: string): Promise<void> {
    await this.read(
      `${table}?select=id,title,thumbnail,created_at&order=created_at.desc&limit=${HOME_GALLERY_FETCHED_PER_TABLE}`,
    )
    await this.read(`${table}?select=id,title,image,width,height,meta&order=created_at.desc&limit=24`)
    await this.read(`${table}?select=*&id=eq.1&limit=1`)
  }

  result(journeys: number): Load {
    const at = quantiles(this.times)
    return { journeys, reads: this.times.length, errors: this.errors, p50: at(0.5), p99: at(0.99) }
  }
}

/** One reader alone, one read after another. */
export async function idle(site: string): Promise<Load> {
  const reader = new Reader(site)
  for (let journey = 0; journey < IDLE_JOURNEYS; journey += 1)
    await reader.journey(tables[journey % tables.length] ?? 'posts_a7c2')
  return reader.result(IDLE_JOURNEYS)
}

/** `perSecond` journeys begin every second for so many seconds; resolves when the last has ended. */
export async function crowd(site: string, perSecond: number, seconds: number): Promise<Load> {
  const reader = new Reader(site)
  const journeys: Promise<void>[] = []
  const start = performance.now()
  while (journeys.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, Math.ceil(((performance.now() - start) / 1000) * perSecond))
    while (journeys.length < due)
      journeys.push(reader.journey(tables[journeys.length % tables.length] ?? 'posts_a7c2'))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(journeys)
  return reader.result(journeys.length)
}
