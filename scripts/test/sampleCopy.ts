// The product with its sample, which most tests know. In a fork it is a copy in `.cache/sample`: the fork's files with the
// sample's content in place of the owner's.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BackendError } from '../../backend/backendError.ts'
import { isFork, isOwnFile, SAMPLE } from '../mine/sample.ts'
import { listPresent, runGit } from '../mine/workingCopy.ts'
import { packageBin } from './packageBin.ts'

const COPY = join('.cache', 'sample')

const isKept = (file: string): boolean => file.startsWith(`${SAMPLE}/`)

/** Returns the files of the copy and their sources, both from the root. */
function sourcesOf(files: readonly string[]): Map<string, string> {
  return new Map([
    ...files.filter((file) => !isKept(file) && !isOwnFile(file)).map((file) => [file, file] as const),
    ...files.filter(isKept).map((file) => [file.slice(SAMPLE.length + 1), file] as const),
  ])
}

/** Creates the copy as a repository of its own, because some tests list the tracked files. */
function createCopy(root: string, copy: string): void {
  mkdirSync(copy, { recursive: true })
  runGit(copy, 'init', '-q')
  writeFileSync(join(copy, '.git', 'info', 'exclude'), 'node_modules\n')
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
}

/**
 * Returns the folder in which the product's tests run: the repository, or in a fork the copy, which is brought up to date. Throws a
 * BackendError if Git fails.
 */
export function productFolder(root: string): string {
  if (!isFork(root)) return root
  const copy = join(root, COPY)
  if (!existsSync(join(copy, '.git'))) createCopy(root, copy)
  const sources = sourcesOf(listPresent(root))
  for (const file of listPresent(copy).filter((each) => !sources.has(each))) rmSync(join(copy, file))
  for (const [file, source] of sources) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, source), join(copy, file), { preserveTimestamps: true })
  }
  const { status, stderr } = spawnSync(process.execPath, [packageBin('tsx'), 'scripts/hosting/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (status !== 0) throw new BackendError(`scripts/hosting/build.ts: ${stderr.trim()}`)
  runGit(copy, 'add', '--all')
  return copy
}
