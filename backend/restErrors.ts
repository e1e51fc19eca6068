/** What Postgres says of a refusal, as both drivers throw it. */
interface PostgresError {
  code: string
  message: string
  detail?: string | undefined
  hint?: string | undefined
}

/** PostgREST's table of statuses for what Lite does not know by itself: the longest beginning of a SQLSTATE counts. */
const STATUSES: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
}
/** Codes that Lite answers as PostgREST does, and its storage looks for by themselves. */
const KNOWN = /^(?:42|22|21|25006|2350[235]|PT|PGRST$)/

/**
 * A database's error as Lite's REST answers it. What it would call a fault of the server (500) becomes an error raised in
 * PostgREST's own form, which carries status and SQLSTATE: a broken check constraint is 400 and 23514, as hosted.
 * Source: https://docs.postgrest.org/en/v13/references/errors.html
 */
export function restError(error: unknown): unknown {
  const found = postgresError(error)
  if (!found || KNOWN.test(found.code)) return error
  const { code, message, detail = null, hint = null } = found
  const status = STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}

function postgresError(error: unknown): PostgresError | undefined {
  const code = textOf(error, 'code')
  const message = textOf(error, 'message')
  if (code === undefined || message === undefined || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  return { code, message, detail: textOf(error, 'detail'), hint: textOf(error, 'hint') }
}

function textOf(error: unknown, name: string): string | undefined {
  const value: unknown =
    typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : undefined
}
