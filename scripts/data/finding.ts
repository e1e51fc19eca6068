// One line of the report of `npm run doctor`, and what its checks share.

/** One line of the report. */
export interface Finding {
  level: 'ok' | 'warning' | 'error' | 'skipped'
  text: string
  /** The place to correct it. */
  remedy?: string
}

/** The settings of a production build, and those of `npm run dev`. */
export interface DoctorSettings {
  production: Readonly<Record<string, string | undefined>>
  development: Readonly<Record<string, string | undefined>>
  /** The secret key, only from the shell. */
  secretKey: string | undefined
}

export const ok = (text: string): Finding => ({ level: 'ok', text })
export const skipped = (text: string, remedy: string): Finding => ({ level: 'skipped', text, remedy })
export const warning = (text: string, remedy: string): Finding => ({ level: 'warning', text, remedy })
export const error = (text: string, remedy: string): Finding => ({ level: 'error', text, remedy })

const TIMEOUT_MS = 15_000

/** Fetches an address. Resolves to a text with the reason if there is no response. */
export async function get(url: string, headers: Record<string, string> = {}): Promise<Response | string> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch (reason) {
    const cause = reason instanceof Error && reason.cause instanceof Error ? reason.cause : reason
    return cause instanceof Error ? cause.message || cause.name : String(cause)
  }
}

/** Returns the site's address without a trailing slash. Empty if it is missing or no http(s) address. */
export function siteUrlOf({ production }: Pick<DoctorSettings, 'production'>): string {
  const siteUrl = (production['VITE_SITE_URL']?.trim() ?? '').replace(/\/+$/, '')
  return /^https?:\/\//.test(siteUrl) && URL.canParse(siteUrl) ? siteUrl : ''
}
