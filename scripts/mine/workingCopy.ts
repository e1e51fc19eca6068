// A temporary copy of the repository's files, and its way back.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { BackendError } from '../../backend/backendError.ts'

/** Paths that Git ignores. */
const IGNORED = new Set(['node_modules', 'dist', 'dist-demo', '.cache', 'src/styles/fonts', 'supabase/.temp'])

/** Runs Git in a folder and returns its output. Throws a BackendError if it fails. */
export function runGit(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new BackendError(`git ${args[0]}: ${stderr.trim() || 'Git이 없습니다.'}`)
  return stdout
}

/** Throws a BackendError if the repository has changes that are not committed. */
export function assertCommitted(root: string): void {
  const changes = runGit(root, 'status', '--porcelain').trim()
  if (changes)
    throw new BackendError(
      `커밋하지 않은 변경이 있습니다. 먼저 커밋해 주세요.\n${changes.split('\n').slice(0, 5).join('\n')}`,
    )
}

/** Lists the tracked files by path from the root. */
export const listTracked = (root: string): string[] =>
  runGit(root, 'ls-files', '-z').split('\0').filter(Boolean)

/** Lists the existing files by path from the root, also those that are not yet tracked. */
export const listPresent = (root: string): string[] =>
  runGit(root, 'ls-files', '-co', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))

/** Copies the tracked files into a temporary folder, with a link to the installed packages. Returns the folder. */
export function createWorkingCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'mine-'))
  for (const file of listTracked(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  return copy
}

/** Returns the files of a folder by path, with the hashes of their contents. */
function hashFiles(root: string, files: readonly string[]): Map<string, string> {
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  )
}

function listFiles(folder: string, root = folder): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    const name = relative(root, path).split(sep).join('/')
    if (IGNORED.has(name)) return []
    return entry.isDirectory() ? listFiles(path, root) : [name]
  })
}

export interface Changes {
  written: string[]
  removed: string[]
}

/** Compares a working copy with the repository. */
export function findChanges(root: string, copy: string): Changes {
  const tracked = listTracked(root)
  const before = hashFiles(root, tracked)
  const after = hashFiles(copy, listFiles(copy))
  return {
    written: [...after].flatMap(([file, hash]) => (before.get(file) === hash ? [] : file)),
    removed: [...before.keys()].filter((file) => !after.has(file)),
  }
}

/** Listener that keeps a signal from ending the process. */
const wait = () => undefined

/**
 * Moves the changes of a working copy into the repository. Signals wait until all files are written; if that fails, the previous
 * files are restored.
 */
export function applyChanges(root: string, copy: string, { written, removed }: Changes): void {
  const previous = new Map(
    [...written, ...removed].map((file) => [
      file,
      existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined,
    ]),
  )
  process.on('SIGINT', wait).on('SIGTERM', wait)
  try {
    for (const file of removed) rmSync(join(root, file))
    for (const file of written) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      cpSync(join(copy, file), join(root, file))
    }
    for (const folder of new Set(removed.map((file) => dirname(file)))) removeEmpty(root, folder)
  } catch (error) {
    for (const [file, content] of previous) {
      if (content === undefined) rmSync(join(root, file), { force: true })
      else {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        writeFileSync(join(root, file), content)
      }
    }
    throw error
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', wait)
  }
}

/** Removes a folder without files, and those above it. */
function removeEmpty(root: string, folder: string): void {
  if (folder === '.' || !existsSync(join(root, folder)) || readdirSync(join(root, folder)).length > 0) return
  rmSync(join(root, folder), { recursive: true })
  removeEmpty(root, dirname(folder))
}
