// `npm run preview`: builds in demo mode and serves that build with the embedded backend. Arguments after `--` reach
// `vite preview`.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DEMO_MODE } from './build-env.ts'

const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))

function run(args: string[]) {
  return [process.execPath, [vite, ...args]] as const
}

const [buildCommand, buildArguments] = run(['build', '--mode', DEMO_MODE, '--logLevel', 'warn'])
const built = spawnSync(buildCommand, buildArguments, { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

const [command, commandArguments] = run(['preview', '--mode', DEMO_MODE, ...process.argv.slice(2)])
const server = spawn(command, commandArguments, { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
