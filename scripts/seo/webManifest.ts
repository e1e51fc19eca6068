import * as v from 'valibot'

/**
 * The web app manifest of a site below `base` (slashes at both ends). All its addresses are relative to its own but the id,
 * which browsers resolve against the origin alone: two sites on one host would be one app. Throws when `text` is no object.
 */
export function webManifest(text: string, base: string): string {
  return JSON.stringify(
    { ...v.parse(v.record(v.string(), v.unknown()), JSON.parse(text)), id: base },
    null,
    2,
  )
}
