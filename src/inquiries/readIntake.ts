// Reads the intake from the database, for pages that show it live.
import * as v from 'valibot'
import { HOST_RECHECK_MS, INTAKE_POLL_MS } from '@/config/constants'
import { logger } from '@/lib/logger'
import { DataError } from '@/supabase/errors'
import { publicClient } from '@/supabase/publicClient'
import { unwrapRows } from '@/supabase/responses'
import { type Intake, intakeStore, type KnownIntake } from './intake'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const INTAKE_COLUMNS = 'state,places,opens_on,note,working,updated_at'

const intakeSchema = v.pipe(
  v.object({
    state: v.picklist(['open', 'waitlist', 'closed']),
    places: v.nullable(count),
    opens_on: v.nullable(v.string()),
    note: v.nullable(v.string()),
    working: count,
    updated_at: v.string(),
  }),
  v.transform(({ opens_on: opensOn, updated_at: updatedAt, ...intake }): Intake => ({
    ...intake,
    opensOn,
    updatedAt,
  })),
)

/** Parses the row of the intake. Throws `DataError`: `malformed`. */
export function parseIntake([row]: readonly unknown[]): Intake {
  const parsed = v.safeParse(intakeSchema, row)
  if (!parsed.success) throw new DataError('malformed', 'The intake is malformed.')
  return parsed.output
}

/** Reads the intake as a visitor. Throws `DataError`. */
export async function readIntake(signal: AbortSignal): Promise<KnownIntake> {
  const client = publicClient()
  if (!client) throw new DataError('missing', 'No backend is configured.')
  const request = client.from('intake').select(INTAKE_COLUMNS).limit(1)
  const intake = parseIntake(unwrapRows(await request.abortSignal(signal), signal))
  return { ...intake, readAt: new Date().toISOString() }
}

/** Reads the intake for all parts of the page. Never rejects: a failure leaves the last one and marks it as uncertain, which the page says. */
export async function refreshIntake(signal: AbortSignal = new AbortController().signal): Promise<void> {
  try {
    intakeStore.setState({ intake: await readIntake(signal), isUncertain: false })
  } catch (error) {
    if (signal.aborted) return
    // A host that fails is no fault of the page, and the last build stands in for it.
    if (error instanceof DataError && error.kind === 'malformed') logger.warn('intake', error)
    intakeStore.setState({ isUncertain: true })
  }
}

/** Reads the intake every second while the page is visible, and less often while that fails. Returns a cleanup function. */
export function watchIntake(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = async () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') await refreshIntake(signal)
    if (signal.aborted) return
    clearTimeout(timer)
    const { isUncertain } = intakeStore.getState()
    timer = setTimeout(() => void read(), isUncertain ? HOST_RECHECK_MS : INTAKE_POLL_MS)
  }
  void read()
  document.addEventListener('visibilitychange', () => void read(), { signal })
  window.addEventListener('online', () => void read(), { signal })
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}
