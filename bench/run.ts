// `npm run bench`: how fast the site is, beside an empty page and a page with one picture on the same machine. Parts by
// name (`npm run bench -- lighthouse bytes`), pages by `--page /novel/Tls`; without any, everything. Measures, asserts
// nothing. Tables go to the screen, everything to a JSON file in bench/results/.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { PAGES } from './pages.ts'
import { measureBytes } from './parts/bytes.ts'
import { measureCpu } from './parts/cpu.ts'
import { measureHeap } from './parts/heap.ts'
import { FORMS, measureLighthouse } from './parts/lighthouse.ts'
import { measureSearch } from './parts/search.ts'
import { measureStart } from './parts/start.ts'
import { measureTasks } from './parts/tasks.ts'
import { measureWalls } from './parts/walls.ts'
import {
  bytesTable,
  cpuTable,
  faultLines,
  framesTable,
  heapTable,
  lighthouseTables,
  searchTable,
  startTable,
  tasksTable,
  wallsTable,
} from './report.ts'
import { serveSite, type Site } from './site/serve.ts'
import { markdown, type Table } from './table.ts'

const RESULTS = 'bench/results'
const PARTS = ['lighthouse', 'tasks', 'bytes', 'cpu', 'walls', 'heap', 'search', 'start'] as const
type Part = (typeof PARTS)[number]
/** What needs no served site. */
const ALONE = ['search', 'start'] as const
type ServedPart = Exclude<Part, (typeof ALONE)[number]>

const isServed = (part: Part): part is ServedPart => !ALONE.some((alone) => alone === part)

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)

/** What the command line asks for. Throws on a part or a form that there is not. */
function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'string', multiple: true },
      runs: { type: 'string', default: '5' },
      form: { type: 'string' },
      port: { type: 'string', default: '4199' },
      'no-build': { type: 'boolean', default: false },
    },
  })
  const parts: readonly Part[] = positionals.filter(isPart)
  if (parts.length < positionals.length) throw new Error(`Parts are: ${PARTS.join(', ')}.`)
  const forms = FORMS.filter((form) => !values.form || values.form === form)
  if (forms.length === 0) throw new Error(`Forms are: ${FORMS.join(', ')}.`)
  return {
    parts: parts.length > 0 ? parts : [...PARTS],
    pages: values.page ?? PAGES,
    runs: Math.max(1, Number(values.runs) || 1),
    forms,
    port: Number(values.port),
    build: !values['no-build'],
  }
}

type Asked = ReturnType<typeof asked>

interface Told {
  /** For the file. */
  rows: unknown
  /** For the screen. */
  tables: Table[]
  words?: string
}

/** How each part that needs the served site is measured. */
const MEASURES: Record<ServedPart, (site: Site, asked: Asked) => Promise<Told>> = {
  lighthouse: async (site, { pages, runs, forms }) => {
    const rows = await measureLighthouse(site, { pages, runs, forms })
    return { rows, tables: lighthouseTables(rows), words: faultLines(rows) }
  },
  tasks: async (site, { pages, runs }) => {
    const rows = await measureTasks(site, { pages, runs })
    return { rows, tables: [tasksTable(rows)] }
  },
  bytes: async (site, { pages }) => {
    const rows = await measureBytes(site, pages)
    return { rows, tables: [bytesTable(rows)] }
  },
  cpu: async (site) => {
    const rows = await measureCpu(site)
    return { rows, tables: [cpuTable(rows.cpu), framesTable(rows.frames)] }
  },
  walls: async (site) => {
    const rows = await measureWalls(site)
    return { rows, tables: [wallsTable(rows)] }
  },
  heap: async (site) => {
    const rows = await measureHeap(site)
    return { rows, tables: [heapTable(rows)] }
  },
}

/** Serves the site once for all parts that need it, then closes it and measures the others on a quiet machine. */
async function measureAll(wanted: Asked, tell: (part: Part, told: Told) => void): Promise<void> {
  const served = wanted.parts.filter(isServed)
  if (served.length > 0) {
    const site = await serveSite(wanted)
    console.info(`Served by ${site.protocol} with brotli.\n`)
    try {
      for (const part of served) tell(part, await MEASURES[part](site, wanted))
    } finally {
      await site.close()
    }
  }
  if (wanted.parts.includes('search')) {
    const rows = await measureSearch()
    tell('search', { rows, tables: [searchTable(rows)] })
  }
  if (!wanted.parts.includes('start')) return
  const rows = await measureStart()
  tell('start', { rows, tables: [startTable(rows)] })
}

const date = new Date().toISOString()
const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`
const machine = `${processor}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`
const results: Record<string, unknown> = { date, machine }
const file = `${RESULTS}/${date.replaceAll(':', '-')}.json`
try {
  console.info(machine)
  await measureAll(asked(), (part, { rows, tables, words }) => {
    for (const table of tables) console.info(markdown(table))
    if (words) console.info(`${words}\n`)
    // After every part, so that one that fails takes none of the others with it.
    results[part] = rows
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(file, JSON.stringify(results, null, 2))
  })
  console.info(`All of it: ${file}`)
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit() // PGlite would keep the process alive
