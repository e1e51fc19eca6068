import { execFile, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { root } from '../repository/files.ts'
import { temporaryFolder } from '../backend/server.ts'

/** Variables of the test runner. The copy has its own content. */
const UNSET = { NODE_ENV: undefined, VITEST: undefined, CONTENT: undefined, TSX_TSCONFIG_PATH: undefined }

type Run = Promise<{ status: number; output: string }>

export interface RepositoryCopy {
  folder: string
  /** Hashes of the files as they were copied. */
  cloned: ReadonlyMap<string, string>
  git(...args: string[]): Run
  /** Runs a script of the copy. */
  script(file: string, args?: readonly string[], env?: Record<string, string>): Run
}

/** Files of a fork's owner. */
const OWN = /^(?:src\/content|supabase\/seed)\/mine\/|_mine\.sql$/

/** The files of the repository without its owner's, also those that are not yet committed. */
export const repositoryFiles = () =>
  spawnSync('git', ['-c', 'safe.directory=*', 'ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
    .stdout.split('\0')
    .filter((path) => path && !OWN.test(path) && existsSync(join(root, path)))

/** Returns the paths of all files in a folder. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

export const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Copies the repository to a temporary folder, as after `git clone` and `npm install`. The test deletes it. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const folder = temporaryFolder()
  const cloned = new Map<string, string>()
  for (const path of repositoryFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
    cloned.set(path, hashOf(join(folder, path)))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  appendFileSync(join(folder, '.gitignore'), '\nnode_modules\n')
  cloned.delete('.gitignore')

  const run = (command: string, args: readonly string[], env: Record<string, string> = {}): Run =>
    new Promise((resolve) => {
      const options = { cwd: folder, env: { ...process.env, ...UNSET, ...env } }
      const child = execFile(command, args, options, (_error, stdout, stderr) =>
        resolve({ status: child.exitCode ?? 1, output: `${stdout}${stderr}` }),
      )
    })
  const identity = ['user.name=Ada', 'user.email=ada@tide.example', 'commit.gpgsign=false']
  const git = (...args: string[]) => run('git', [...identity.flatMap((setting) => ['-c', setting]), ...args])
  await git('init', '-q')
  await git('add', '-A')
  await git('commit', '-qm', 'Clone')
  return {
    folder,
    cloned,
    git,
    script: (file, args = [], env = {}) =>
      run(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), file, ...args], env),
  }
}
