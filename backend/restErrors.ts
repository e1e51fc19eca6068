/** A Postgres error as both drivers throw it. */
interface PostgresError {
  code: string
  message: string
  detail?: string | undefined
  hint?: string | undefined
}

/** PostgREST's HTTP statuses for SQLSTATEs that Lite does not map. The longest matching prefix applies. */
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
/** Codes that Lite maps correctly itself, and that its storage checks for. */
const MAPPED_BY_LITE = /^(?:42|22|21|25006|2350[235]|PT|PGRST$)/

/**
 * Converts a database error that Lite would report with status 500 into PostgREST's custom error format with status and
 * SQLSTATE. A violated check constraint then gives 400 and 23514, as on a hosted project.
 * Source: https://docs.postgrest.org/en/v13/references/errors.html
 */
export function toRestError(error: unknown): unknown {
  const parsed = parsePostgresError(error)
  if (!parsed || MAPPED_BY_LITE.test(parsed.code)) return error
  const { code, message, detail = null, hint = null } = parsed
  const status = STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status, headers: {} }),
  }
}

function parsePostgresError(error: unknown): PostgresError | undefined {
  const code = readText(error, 'code')
  const message = readText(error, 'message')
  if (code === undefined || message === undefined || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  return { code, message, detail: readText(error, 'detail'), hint: readText(error, 'hint') }
}

function readText(error: unknown, name: string): string | undefined {
  const value: unknown =
    typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : undefined
}
