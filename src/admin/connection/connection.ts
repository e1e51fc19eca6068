import { create } from 'zustand'
import { logger } from '@/lib/logger'
import { clearOwnerQueries, refreshOwnerQueries } from '@/posts/owner/ownerQueries'
import { backendUrl } from '@/supabase/backendUrl'
import { DataError } from '@/supabase/errors'
import { hasOwnerSession, isOwner, onOwnerSessionChange, signOutOwner } from '@/supabase/ownerClient'

interface Connection {
  state: 'checking' | 'connected' | 'disconnected' | 'offline'
  /** Reason for which the connect form is open: by the owner, or for a pending write. Null while it is closed. */
  formReason: 'manual' | 'pending-write' | null
}

/** Connection to the server as the owner, and state of the connect form. */
export const useConnection = create<Connection>()(() => ({ state: 'checking', formReason: null }))

const pendingWrites = new Set<{ resolve: () => void; reject: (reason: DataError) => void }>()

/** Returns the state for a server response. The network may have gone offline since the request. */
function stateFor(isConnected: boolean): Connection['state'] {
  if (!navigator.onLine) return 'offline'
  return isConnected ? 'connected' : 'disconnected'
}

/** Incremented by every explicit connect or disconnect, so that responses to older checks are ignored. */
let generation = 0

/** Checks with the server whether this browser is signed in as the owner. Throws `DataError` if it is unreachable. */
async function checkOwner(): Promise<boolean> {
  const started = generation
  const isConnected = (await hasOwnerSession()) && (await isOwner())
  if (started !== generation) return isConnected
  const before = useConnection.getState().state
  useConnection.setState({ state: stateFor(isConnected) })
  if (before !== 'checking' && (before === 'connected') !== isConnected)
    await (isConnected ? refreshOwnerQueries() : clearOwnerQueries())
  return isConnected
}

function recheckOwner() {
  const started = generation
  checkOwner().catch((error: unknown) => {
    if (started === generation) useConnection.setState({ state: stateFor(false) })
    logger.warn('The connection to the server could not be checked.', error)
  })
}

const goOffline = () => useConnection.setState({ state: 'offline' })

/** Tracks the connection while the admin is mounted. Returns a cleanup function. */
export function watchConnection(): () => void {
  if (backendUrl() === null) {
    useConnection.setState({ state: 'disconnected' })
    return () => undefined
  }
  recheckOwner()
  window.addEventListener('online', recheckOwner)
  window.addEventListener('offline', goOffline)
  // supabase-js holds a lock during the callback, so the check runs afterwards.
  const unsubscribe = onOwnerSessionChange((signedIn) => {
    if (signedIn !== (useConnection.getState().state === 'connected')) setTimeout(recheckOwner)
  })
  return () => {
    window.removeEventListener('online', recheckOwner)
    window.removeEventListener('offline', goOffline)
    unsubscribe()
  }
}

/** Opens the connect form on the owner's request. */
export function openConnectForm() {
  useConnection.setState({ formReason: 'manual' })
}

/** Closes the form after a successful sign-in and resumes pending writes. */
export function completeConnect() {
  generation += 1
  useConnection.setState({ state: 'connected', formReason: null })
  for (const { resolve } of pendingWrites) resolve()
  pendingWrites.clear()
  void refreshOwnerQueries()
}

/** Closes the form without signing in. Pending writes fail as `denied`. */
export function cancelConnect() {
  useConnection.setState({ formReason: null })
  for (const { reject } of pendingWrites) reject(new DataError('denied', 'The owner did not connect.'))
  pendingWrites.clear()
}

/** Signs out. Returns whether the server has revoked the session. */
export async function disconnect(): Promise<boolean> {
  const isFinished = await signOutOwner()
  generation += 1
  useConnection.setState({ state: 'disconnected' })
  await clearOwnerQueries()
  return isFinished
}

function requestConnection(): Promise<void> {
  useConnection.setState({ formReason: 'pending-write' })
  return new Promise((resolve, reject) => pendingWrites.add({ resolve, reject }))
}

/**
 * Resolves once this browser is connected as the owner; opens the connect form if necessary. Rejects with a `DataError`:
 * `denied` if the form is closed, `offline` if the server is unreachable.
 */
export async function ensureOwner(): Promise<void> {
  if (backendUrl() === null) throw new DataError('rejected', 'No backend is configured.')
  if (useConnection.getState().state === 'connected' && (await hasOwnerSession())) return
  if (!(await checkOwner())) await requestConnection()
}

/**
 * Runs a write as the owner. If the session has expired, refreshes it or opens the connect form, then retries the write.
 * A write that row-level security forbids even the owner fails immediately.
 */
export async function asOwner<Result>(write: () => Promise<Result>): Promise<Result> {
  await ensureOwner()
  try {
    return await write()
  } catch (error) {
    if (!isDenied(error)) throw error
    const isOwnerNow = await checkOwner()
    if (!isOwnerNow) await requestConnection()
    else if (error.status !== 401) throw error
  }
  try {
    return await write()
  } catch (error) {
    if (!isDenied(error) || error.status !== 401) throw error
    await requestConnection()
    return write()
  }
}

function isDenied(error: unknown): error is DataError {
  return error instanceof DataError && error.kind === 'denied'
}
