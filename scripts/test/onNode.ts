// `npm run test:node -- VERSION [SCRIPT …]`: runs scripts of package.json on another version of Node, which comes from npm.
import { execSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { object, parse, record, string } from 'valibot'
import { fetchNode, pathWith } from './fetchNode.ts'

const DEFAULT_SCRIPTS = ['typecheck', 'lint', 'test:unit', 'test:backend', 'build']
const manifest = object({ scripts: record(string(), string()) })

const [version, ...chosen] = process.argv.slice(2)
const { scripts: known } = parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')))
const unknown = chosen.filter((script) => !(script in known))
if (version === undefined || unknown.length > 0) {
  if (unknown.length > 0) console.error(`No script in package.json: ${unknown.join(', ')}`)
  console.error(
    `Usage: npm run test:node -- VERSION [SCRIPT …]\nDefault scripts: ${DEFAULT_SCRIPTS.join(' ')}`,
  )
  process.exit(1)
}

process.env['PATH'] = pathWith(fetchNode(version))
console.info(`Node ${execSync('node --version', { encoding: 'utf8' }).trim()}`)
const failed = (chosen.length > 0 ? chosen : DEFAULT_SCRIPTS).filter(
  (script) => spawnSync(`npm run ${script}`, { shell: true, stdio: 'inherit' }).status !== 0,
)
if (failed.length > 0) {
  console.error(`Failed on Node ${version}: ${failed.join(', ')}`)
  process.exitCode = 1
}
