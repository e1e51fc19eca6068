import { create } from 'zustand'
import { forgetOwner, refreshOwner } from '@/posts/ownerQueries'
import { backendUrl } from '@/supabase/backendUrl'
import { DataError } from '@/supabase/errors'
import { hasOwnerSession, isOwner, onOwnerSession, signOutOwner } from '@/supabase/ownerClient'
import { logger } from '@/lib/logger'

/** What is said of a session whose end the server has not heard of. */
export const ENDS_BY_ITSELF =
  '서버에 닿지 못했습니다. 서버의 세션은 서버가 정한 시간이 지나면 저절로 끝납니다.'

interface Connection {
  state: 'checking' | 'connected' | 'disconnected' | 'offline'
  /** Why the form is open, or null when it is closed: looked up by hand, or needed to go on with a write. */
  asking: 'by-hand' | 'to-write' | null
}

/** Whether the server knows this browser as the owner's, and whether the form that asks for it is open. */
export const useConnection = create<Connection>()(() => ({ state: 'checking', asking: null }))

const waiting = new Set<{ resolve: () => void; reject: (reason: DataError) => void }>()

/** What an answer makes of the connection now: it may come when the network has just gone. */
function stateAfter(isOurs: boolean): Connection['state'] {
  if (!navigator.onLine) return 'offline'
  return isOurs ? 'connected' : 'disconnected'
}

/** Counts what this browser has done itself, to connect or to disconnect: an answer to an older question changes nothing. */
let ownSteps = 0

/** Asks the server who we are; says whether we are the owner. Throws `DataError` when it cannot be reached. */
async function look(): Promise<boolean> {
  const asked = ownSteps
  const isOurs = (await hasOwnerSession()) && (await isOwner())
  if (asked !== ownSteps) return isOurs
  const before = useConnection.getState().state
  useConnection.setState({ state: stateAfter(isOurs) })
  if (before !== 'checking' && (before === 'connected') !== isOurs)
    await (isOurs ? refreshOwner() : forgetOwner())
  return isOurs
}

function lookAgain() {
  const asked = ownSteps
  look().catch((error: unknown) => {
    if (asked === ownSteps) useConnection.setState({ state: stateAfter(false) })
    logger.warn('서버에 연결되어 있는지 알 수 없습니다.', error)
  })
}

const goOffline = () => useConnection.setState({ state: 'offline' })

/** Follows the connection while the admin is on screen. Returns the way to stop. */
export function watchConnection(): () => void {
  if (backendUrl() === null) {
    useConnection.setState({ state: 'disconnected' })
    return () => undefined
  }
  lookAgain()
  window.addEventListener('online', lookAgain)
  window.addEventListener('offline', goOffline)
  // Supabase holds a lock while it calls back, so the question is asked after it.
  const stop = onOwnerSession((signedIn) => {
    if (signedIn !== (useConnection.getState().state === 'connected')) setTimeout(lookAgain)
  })
  return () => {
    window.removeEventListener('online', lookAgain)
    window.removeEventListener('offline', goOffline)
    stop()
  }
}

/** Opens the form because somebody wants to see it. */
export function openConnectForm() {
  useConnection.setState({ asking: 'by-hand' })
}

/** The form's answer: connected. Everything that waited for it goes on. */
export function connected() {
  ownSteps += 1
  useConnection.setState({ state: 'connected', asking: null })
  for (const { resolve } of waiting) resolve()
  waiting.clear()
  void refreshOwner()
}

/** The form's answer: not now. What waited for it fails as `denied`. */
export function declined() {
  useConnection.setState({ asking: null })
  for (const { reject } of waiting) reject(new DataError('denied', 'The owner did not connect.'))
  waiting.clear()
}

/** Ends the session with the server; says whether the server has answered. */
export async function disconnect(): Promise<boolean> {
  const isEnded = await signOutOwner()
  ownSteps += 1
  useConnection.setState({ state: 'disconnected' })
  await forgetOwner()
  return isEnded
}

function ask(): Promise<void> {
  useConnection.setState({ asking: 'to-write' })
  return new Promise((resolve, reject) => waiting.add({ resolve, reject }))
}

/**
 * Resolves once this browser is connected as the owner, asking for the account in place if it must. Rejects with a
 * `DataError`: `denied` when the form was closed, `offline` when the server cannot be reached.
 */
export async function ensureOwner(): Promise<void> {
  if (backendUrl() === null) throw new DataError('rejected', 'No backend is configured.')
  if (useConnection.getState().state === 'connected' && (await hasOwnerSession())) return
  if (!(await look())) await ask()
}

/**
 * Does a write in the owner's name. A session that ended meanwhile is refreshed, or asked for in place, and the write is
 * done again; a write that the policies forbid the owner, too, fails at once.
 */
export async function asOwner<Result>(write: () => Promise<Result>): Promise<Result> {
  await ensureOwner()
  try {
    return await write()
  } catch (error) {
    if (!isDenied(error)) throw error
    const known = await look()
    if (!known) await ask()
    else if (error.status !== 401) throw error
  }
  try {
    return await write()
  } catch (error) {
    if (!isDenied(error) || error.status !== 401) throw error
    await ask()
    return write()
  }
}

function isDenied(error: unknown): error is DataError {
  return error instanceof DataError && error.kind === 'denied'
}
