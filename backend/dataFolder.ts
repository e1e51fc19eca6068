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
      `데이터 폴더가 온전하지 않습니다: ${folder}`,
      `  · ${problem}`,
      '  · 처음 상태로 되돌리려면 실행해 주세요: npm run db:reset',
      '    (직접 올린 글과 사진도 지워집니다. 남기고 싶다면 먼저 이 폴더를 다른 곳에 복사해 두세요.)',
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
    throw brokenFolderError(folder, 'state.json을 읽을 수 없습니다.', error)
  }
  if (state?.seed === 'complete') {
    if (isEmpty(database)) throw brokenFolderError(folder, '데이터베이스(data)가 사라졌습니다.')
    if (!existsSync(join(folder, 'storage', MEDIA_BUCKET)))
      throw brokenFolderError(folder, `사진 파일(storage/${MEDIA_BUCKET})이 사라졌습니다.`)
    return state
  }
  if (!state && !isEmpty(database))
    throw brokenFolderError(folder, '어디까지 만들어졌는지 적어 둔 state.json이 없습니다.')
  if (state) console.info('[backend] 지난번에 예시 내용을 넣다가 멈춘 흔적이 있어 처음부터 다시 만듭니다.')
  return undefined
}
