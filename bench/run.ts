// `npm run bench -- PART …`: measures the demo build and prints Markdown tables, without assertions. See docs/speed.md.
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { bytes } from './bytes.ts'
import { cpu } from './cpu.ts'
import { first } from './first.ts'
import { lighthouse } from './lighthouse.ts'
import { serveSite, type Site } from './site/serve.ts'
import { strip } from './strip.ts'
import { markdown, type Table } from './table.ts'
import { walls } from './walls.ts'

export interface Options {
  site: Site
  /** The site and that of `--beside`, which `first` measures alternately. */
  sites: readonly Site[]
  /** Paths to measure; undefined for the part's default pages. */
  pages: readonly string[] | undefined
  runs: number
  /** Lighthouse form factor: `mobile` or `desktop`. */
  form: string | undefined
  /** Folder for the filmstrips of `first`. */
  film: string | undefined
}

const PARTS: Record<string, (options: Options) => Promise<Table[]>> = {
  first,
  lighthouse,
  bytes,
  walls,
  strip,
  cpu,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    form: { type: 'string' },
    film: { type: 'string' },
    folder: { type: 'string' },
    beside: { type: 'string' },
    port: { type: 'string', default: '4199' },
    'no-build': { type: 'boolean', default: false },
    'storage-origin': { type: 'boolean', default: false },
  },
})

async function run() {
  const unknown = positionals.find((name) => !PARTS[name])
  if (unknown) throw new Error(`There is no part ${unknown}. Parts: ${Object.keys(PARTS).join(', ')}.`)
  const port = Number(values.port)
  const build = !values['no-build'] && !values.folder
  const hasStorageOrigin = values['storage-origin']
  const site = await serveSite({ port, build, folder: values.folder ?? 'dist-demo', hasStorageOrigin })
  const sites = [site]
  if (values.beside)
    sites.push(await serveSite({ port: port + 1, build: false, folder: values.beside, hasStorageOrigin }))
  const { page: pages, form, film } = values
  const options = { site, sites, pages, runs: Number(values.runs), form, film }
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
  for (const [name, part] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    console.info(`${new Date().toISOString()}, ${machine}, load ${loadavg()[0]?.toFixed(1)}\n`)
    for (const table of await part(options)) console.info(markdown(table))
  }
}

try {
  await run()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
process.exit() // PGlite and the servers would keep the process alive.
