/** The licence of works without one. */
export const RESERVED = 'reserved'

const creativeCommons = (name: string) => ({
  name: `CC ${name.toUpperCase()} 4.0`,
  url: `https://creativecommons.org/licenses/${name}/4.0/`,
})

/** The licences of Creative Commons (https://creativecommons.org/share-your-work/cclicenses/), by the names in use. */
export const CREATIVE_COMMONS: readonly { name: string; url: string }[] = [
  ...['by', 'by-sa', 'by-nc', 'by-nc-sa', 'by-nd', 'by-nc-nd'].map(creativeCommons),
  { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
]

/** Returns the name of a licence: that of Creative Commons, or its host. */
export function licenseName(license: string): string {
  if (license === RESERVED) return '모든 권리를 갖습니다'
  const known = CREATIVE_COMMONS.find(({ url }) => url === license)?.name
  return known ?? (URL.canParse(license) ? new URL(license).host : license)
}
