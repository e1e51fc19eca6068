import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { MEDIA_BUCKET } from '../src/config/constants.ts'
import { BackendError } from './backendError.ts'
import { acquireLock } from './lock.ts'

/** `seed` is `started` until the sample content is complete. The server accepts no requests before that. */
const stateSchema = v.object({
  seed: v.picklist(['started', 'complete']),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
})
type State = v.InferOutput<typeof stateSchema>

export type DataFolder = {
  /** Folder of PGlite's cluster. */
  database: string
  storage: string
  renders: string
  jwtSecret: string
  /** True if the folder is empty. */
  fresh: boolean
  /** Records that seeding is complete. From then on the content belongs to the owner. */
  complete(): void
  /** Records the server's URL for scripts. */
  announce(url: string): void
  /** Releases the lock and deletes a temporary folder. */
  release(): void
}

export const MEMORY = 'memory://'
const DEFAULT_FOLDER = 'supabase/.temp'
/** Entries of a data folder except its lock. Other files in it are never touched. */
export const DATA_ENTRIES = ['data', 'storage', 'renders', 'state.json'] as const

/** Returns the data folder or `memory://` from `BLANK_PAGE_DATA`. Defaults to `supabase/.temp`. */
export function dataPath(given = process.env['BLANK_PAGE_DATA']): string {
  if (given === MEMORY) return MEMORY
  return resolve(given || DEFAULT_FOLDER)
}

/** Returns the path of a data folder's lock file. */
export function lockFile(folder: string): string {
  return join(folder, 'server.lock')
}

/** Returns an error that explains why a folder cannot be used and how to reset it. */
export function brokenFolderError(folder: string, problem: string, cause?: unknown): BackendError {
  return new BackendError(
    [
      `The data folder is damaged: ${folder}`,
      `  · ${problem}`,
      '  · To start again from the first state, run: npm run db:reset',
      '    (This also deletes your own posts and pictures. To keep them, copy this folder first.)',
    ].join('\n'),
    cause,
  )
}

/** Returns whether the next start initializes the folder. */
export function isUninitialized(path: string): boolean {
  return path === MEMORY || !existsSync(join(path, 'state.json'))
}

function readState(file: string): State | undefined {
  if (!existsSync(file)) return undefined
  return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')))
}

function writeState(file: string, content: State): void {
  writeFileSync(`${file}.new`, JSON.stringify(content))
  renameSync(`${file}.new`, file)
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/**
 * Opens or creates a data folder. A folder whose seeding was interrupted contains nothing of the owner's, because the
 * server accepts requests only afterwards; it is emptied and counts as fresh. Throws a BackendError if the folder is in use
 * or damaged.
 */
export function openDataFolder(path: string): DataFolder {
  const temporary = path === MEMORY
  const folder = temporary ? mkdtempSync(join(tmpdir(), 'blank-page-')) : path
  const at = (name: string) => join(folder, name)
  const database = at('data')
  const lock = acquireLock(lockFile(folder))
  try {
    const state = readUsableState(folder, at('state.json'), database)
    if (!state) {
      for (const name of DATA_ENTRIES) rmSync(at(name), { recursive: true, force: true })
    }
    const jwtSecret = state?.jwtSecret ?? randomBytes(32).toString('hex')
    if (!state) writeState(at('state.json'), { seed: 'started', jwtSecret })
    mkdirSync(at(`storage/${MEDIA_BUCKET}`), { recursive: true })
    return {
      database,
      storage: at('storage'),
      renders: at('renders'),
      jwtSecret,
      fresh: !state,
      complete: () => writeState(at('state.json'), { seed: 'complete', jwtSecret }),
      announce: (url) => lock.announce(url),
      release: () => {
        lock.release()
        if (temporary) rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Returns the state of a complete folder, or undefined if it is new or its seeding was interrupted. */
function readUsableState(folder: string, file: string, database: string): State | undefined {
  let state: State | undefined
  try {
    state = readState(file)
  } catch (error) {
    throw brokenFolderError(folder, 'state.json is unreadable.', error)
  }
  if (state?.seed === 'complete') {
    if (isEmpty(database)) throw brokenFolderError(folder, 'The database (data) is missing.')
    if (!existsSync(join(folder, 'storage', MEDIA_BUCKET)))
      throw brokenFolderError(folder, `The pictures (storage/${MEDIA_BUCKET}) are missing.`)
    return state
  }
  if (!state && !isEmpty(database))
    throw brokenFolderError(folder, 'state.json, which says how far its creation got, is missing.')
  if (state)
    console.info(
      '[backend] Adding the sample content was interrupted the last time. Starting again from the beginning.',
    )
  return undefined
}
