// The settings for copies of pictures.
import type { CopyCoverage } from '../../src/posts/pictures/pictureCopies.ts'

export interface CopySettings {
  use: CopyCoverage['use']
  /** Bytes after which pictures get the small copy only. */
  maxBytes: number
  /** Time for copies of one build, in ms. */
  maxMs: number
}

const DEFAULT_MB = 400
const DEFAULT_SECONDS = 300
const BYTES_PER_MB = 1_000_000
const MS_PER_SECOND = 1000
const NUMBER = /^\d+(?:\.\d+)?$/

type Env = Readonly<Record<string, string | undefined>>

/** Reads `MEDIA_COPIES`, `MEDIA_COPIES_MB` and `MEDIA_COPIES_SECONDS`. `copies` is null if they are off or invalid. */
export function readCopySettings(env: Env): { copies: CopySettings | null; errors: string[] } {
  const errors: string[] = []
  const readNumber = (name: string, fallback: number, unit: string) => {
    const value = env[name]?.trim() ?? ''
    if (value !== '' && !NUMBER.test(value)) errors.push(`${name} is not a number of ${unit}.`)
    return value === '' ? fallback : Number(value)
  }
  const use = env['MEDIA_COPIES']?.trim() || 'first'
  const maxBytes = readNumber('MEDIA_COPIES_MB', DEFAULT_MB, 'megabytes') * BYTES_PER_MB
  const maxMs = readNumber('MEDIA_COPIES_SECONDS', DEFAULT_SECONDS, 'seconds') * MS_PER_SECOND
  if (use === 'first' || use === 'fallback')
    return { copies: errors.length > 0 ? null : { use, maxBytes, maxMs }, errors }
  if (use !== 'off') errors.push('MEDIA_COPIES is neither off, fallback nor first.')
  return { copies: null, errors }
}
