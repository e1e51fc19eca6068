// `npm run soak -- http://localhost:4173 --seconds 60 --visitors 50 --changes 100`: what a site that is already running
// (`npm run preview`) bears: so many visitors' journeys a second beside one reader alone, and a page's heap after so many
// changes of route. Fails on any error, and on data or nodes that have grown by more than a tenth. With `--pid` of the server's
// process (`lsof -ti :4173 -sTCP:LISTEN`), after a minute of warming, on its memory as well, once a quarter more than before.
import { parseArgs } from 'node:util'
import { routeChanges } from './routes.ts'
import { hasGrown, residentOf } from './serverMemory.ts'
import { crowd, idle, type Load } from './visitors.ts'

const MOST_GROWTH = 1.1
const WARM_SECONDS = 60

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '50' },
    changes: { type: 'string', default: '100' },
    pid: { type: 'string' },
  },
})
const site = (positionals[0] ?? 'http://localhost:4173').replace(/\/+$/, '')

function say(who: string, { journeys, reads, errors, p50, p99 }: Load) {
  console.log(
    `${who}: ${journeys} journeys, ${reads} reads, ${errors.length} errors, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  )
  for (const error of errors.slice(0, 5)) console.log(`  ${error}`)
}

const alone = await idle(site)
say('one reader alone', alone)
const pid = Number(values.pid)
if (pid) say('warming', await crowd(site, Number(values.visitors), WARM_SECONDS))
const first = pid ? residentOf(pid) : 0
const together = await crowd(site, Number(values.visitors), Number(values.seconds))
say(`${values.visitors} visitors a second`, together)
const last = pid ? residentOf(pid) : 0
if (pid) console.log(`the server's memory: ${first.toFixed(0)} → ${last.toFixed(0)} MB`)
const { before, after, faults } = await routeChanges(site, Number(values.changes))
console.log(
  `${values.changes} changes of route: ${before.data.toFixed(2)} → ${after.data.toFixed(2)} MB of data, ${before.nodes} → ${after.nodes} nodes`,
)
for (const fault of faults) console.log(`  ${fault}`)
const grown =
  hasGrown(first, last) || after.data > before.data * MOST_GROWTH || after.nodes > before.nodes * MOST_GROWTH
const failed = alone.errors.length + together.errors.length + faults.length > 0 || grown
process.exitCode = failed ? 1 : 0
