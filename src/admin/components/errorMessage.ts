import { errors } from '#messages/admin/errors'
import { drafts } from '#messages/drafts'
import { env } from '@/config/env'
import { SerialRuleError } from '@/posts/serials/serialErrors'
import { DataError, exceededQuotas, type DataErrorKind, type Quota } from '@/supabase/errors'

type Hinted = keyof typeof errors.hints

const isHinted = (kind: DataErrorKind): kind is Hinted => kind in errors.hints

function quotaMessage(error: DataError): string {
  const quotas: (Quota | 'unknown')[] = exceededQuotas(error.message)
  return errors.quotaExceeded(
    (quotas.length > 0 ? quotas : (['unknown'] as const)).map((quota) => errors.quotas[quota]),
  )
}

function waitMessage({ retryAfterS }: DataError): string {
  if (retryAfterS === undefined) return errors.throttled
  return retryAfterS < 120
    ? errors.throttledSeconds(retryAfterS)
    : errors.throttledMinutes(Math.ceil(retryAfterS / 60))
}

const isHostedAndOnline = () => env.backend.kind === 'hosted' && navigator.onLine

/** Returns whether a hosted project may be paused: nothing answers although the browser is online. */
const isUnreachable = ({ kind }: DataError) => kind === 'offline' && isHostedAndOnline()

/** Returns a message that says what went wrong and what to do. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof DataError)) return errors.unknown
  if (error instanceof SerialRuleError) return error.text
  if (error.kind === 'quota') return quotaMessage(error)
  if (error.kind === 'throttled') return waitMessage(error)
  if (error.kind === 'past') return drafts.timePassed
  const message = errors.kinds[error.kind]
  // A paused project loses its address after a while, which a browser cannot tell from a network failure.
  return isHostedAndOnline() && isHinted(error.kind) ? `${message} ${errors.hints[error.kind]}` : message
}

/** Returns whether an error concerns the whole project, so that every request has the same one. */
export function isProjectError(error: unknown): error is DataError {
  return (
    error instanceof DataError && (error.kind === 'quota' || error.kind === 'paused' || isUnreachable(error))
  )
}

/** Returns the message for an error of a query. Empty if `ProjectNotice` shows it above the page. */
export function queryErrorMessage(error: unknown): string {
  return isProjectError(error) ? '' : errorMessage(error)
}
