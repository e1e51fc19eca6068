// CPU time of a browser by process, from its own account.
import type { Browser } from 'playwright'

/** Seconds of CPU by process type (browser, renderer, GPU, utility …), and in all. */
export type CpuTime = Record<string, number>

async function cpuNow(browser: Browser): Promise<Map<number, { type: string; seconds: number }>> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return new Map(processInfo.map(({ id, type, cpuTime }) => [id, { type, seconds: cpuTime }]))
}

/** What all processes of a browser computed while something was done, s. One that ended meanwhile is not counted. */
export async function cpuOf(browser: Browser, work: () => Promise<void>): Promise<CpuTime> {
  const before = await cpuNow(browser)
  await work()
  const spent: CpuTime = { all: 0 }
  for (const [id, { type, seconds }] of await cpuNow(browser)) {
    const used = seconds - (before.get(id)?.seconds ?? 0)
    spent[type] = (spent[type] ?? 0) + used
    spent['all'] = (spent['all'] ?? 0) + used
  }
  return spent
}
