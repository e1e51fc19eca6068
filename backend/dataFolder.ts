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
import { BackendFault } from './fault.ts'
import { takeLock } from './lock.ts'

/** `started` until the sample content is in completely: no request was answered before that. */
const state = v.object({
  seed: v.picklist(['started', 'complete']),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
})
type State = v.InferOutput<typeof state>

export type DataFolder = {
  /** The folder of PGlite's cluster. */
  database: string
  storage: string
  renders: string
  jwtSecret: string
  /** True when nothing is in it yet. */
  fresh: boolean
  /** Notes that seeding is done; from now on the content belongs to the owner. */
  complete(): void
  /** Writes down where the server answers, for the scripts. */
  announce(url: string): void
  /** Lets go of the folder (and removes it, when it was only for this run). */
  release(): void
}

export const MEMORY = 'memory://'
const DEFAULT_FOLDER = 'supabase/.temp'
/** What a data folder holds beside its lock; nothing else in it is touched. */
export const DATA_ENTRIES = ['data', 'storage', 'renders', 'state.json'] as const

/** Where the data is kept: `BLANK_PAGE_DATA`, a folder or `memory://`; by default `supabase/.temp`. */
export function dataPath(given = process.env['BLANK_PAGE_DATA']): string {
  if (given === MEMORY) return MEMORY
  return resolve(given || DEFAULT_FOLDER)
}

/** The file that names the process at work in a data folder. */
export function lockFile(folder: string): string {
  return join(folder, 'server.lock')
}

/** Explains a folder that can't be used, and how to start over. */
export function brokenFolder(folder: string, what: string, cause?: unknown): BackendFault {
  return new BackendFault(
    [
      `데이터 폴더가 온전하지 않습니다: ${folder}`,
      `  · ${what}`,
      '  · 처음 상태로 되돌리려면 실행해 주세요: npm run db:reset',
      '    (직접 올린 글과 사진도 지워집니다. 남기고 싶다면 먼저 이 폴더를 다른 곳에 복사해 두세요.)',
    ].join('\n'),
    cause,
  )
}

/** True when nothing was finished in the folder yet, so that its next start makes everything. */
export function isUnmade(path: string): boolean {
  return path === MEMORY || !existsSync(join(path, 'state.json'))
}

function readState(file: string): State | undefined {
  if (!existsSync(file)) return undefined
  return v.parse(state, JSON.parse(readFileSync(file, 'utf8')))
}

function writeState(file: string, content: State): void {
  writeFileSync(`${file}.new`, JSON.stringify(content))
  renameSync(`${file}.new`, file)
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/**
 * Opens a data folder, or makes one. A folder whose seeding was cut short holds nothing of the owner's
 * (the server answers only afterwards), so it is emptied and counts as fresh.
 * Throws a BackendFault for a folder in use and for one that is not as it was left.
 */
export function openDataFolder(path: string): DataFolder {
  const temporary = path === MEMORY
  const folder = temporary ? mkdtempSync(join(tmpdir(), 'blank-page-')) : path
  const at = (name: string) => join(folder, name)
  const database = at('data')
  const lock = takeLock(lockFile(folder))
  try {
    const kept = readUsableState(folder, at('state.json'), database)
    if (!kept) {
      for (const name of DATA_ENTRIES) rmSync(at(name), { recursive: true, force: true })
    }
    const jwtSecret = kept?.jwtSecret ?? randomBytes(32).toString('hex')
    if (!kept) writeState(at('state.json'), { seed: 'started', jwtSecret })
    mkdirSync(at(`storage/${MEDIA_BUCKET}`), { recursive: true })
    return {
      database,
      storage: at('storage'),
      renders: at('renders'),
      jwtSecret,
      fresh: !kept,
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

/** The state of a folder that is whole; nothing when it is new or was cut short while being made. */
function readUsableState(folder: string, file: string, database: string): State | undefined {
  let found: State | undefined
  try {
    found = readState(file)
  } catch (error) {
    throw brokenFolder(folder, 'state.json을 읽을 수 없습니다.', error)
  }
  if (found?.seed === 'complete') {
    if (isEmpty(database)) throw brokenFolder(folder, '데이터베이스(data)가 사라졌습니다.')
    if (!existsSync(join(folder, 'storage', MEDIA_BUCKET)))
      throw brokenFolder(folder, `사진 파일(storage/${MEDIA_BUCKET})이 사라졌습니다.`)
    return found
  }
  if (!found && !isEmpty(database))
    throw brokenFolder(folder, '어디까지 만들어졌는지 적어 둔 state.json이 없습니다.')
  if (found) console.info('[backend] 지난번에 예시 내용을 넣다가 멈춘 흔적이 있어 처음부터 다시 만듭니다.')
  return undefined
}
