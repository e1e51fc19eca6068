// How long search takes to answer among many cards, on a processor at a quarter of its speed.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { CPU_SLOWDOWN, openBrowser, openPage } from '../browser.ts'
import { quantiles } from '../quantiles.ts'
import type * as finding from '../search/finding.ts'

const CARDS = 10_000
const RUNS = 15
/** As they are typed: whole words, first consonants, half a syllable, the wrong layout, words apart, nothing. */
const QUERIES = ['쌍둥이', 'ㅂㅇㅊ', 'ㅇㅎ', '봄ㅂ', '봄', 'ㅂ', 'qhaql', '고래 우산', '없는낱말', '비오는창']

export interface SearchRow {
  query: string
  median: number
  worst: number
}

/** The code of the search as a page can run it. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('../search/finding.ts', import.meta.url)),
        name: 'finding',
        formats: ['iife'],
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The search was not built.')
  return chunk.code
}

/** Each query several times over, ms from the key to the marked rows. */
export async function measureSearch(): Promise<SearchRow[]> {
  const script = await bundle()
  const browser = await openBrowser()
  try {
    const page = await openPage(browser, 'desktop')
    await page.addScriptTag({ content: script })
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const times = await page.evaluate(
      ({ queries, count, runs }) => {
        // oxlint-disable-next-line no-unsafe-type-assertion -- put there by the script tag above
        const { cardsOf, timeQuery } = (globalThis as unknown as { finding: typeof finding }).finding
        const cards = cardsOf(count)
        return queries.map((query) => Array.from({ length: runs }, () => timeQuery(query, cards)))
      },
      { queries: QUERIES, count: CARDS, runs: RUNS },
    )
    return times.map((all, index) => ({
      query: QUERIES[index] ?? '',
      median: quantiles(all)(0.5),
      worst: Math.max(...all),
    }))
  } finally {
    await browser.close()
  }
}
