/** Fills what is still empty from a file's EXIF and never touches what was typed; tells which fields were filled. */
export function fillFromExif(meta: object, photo: object): { meta: object; filled: string[] } {
  const known = new Map<string, unknown>(Object.entries(meta))
  const filled: string[] = []
  for (const [field, value] of Object.entries(photo)) {
    const before = known.get(field)
    if (value === undefined || (before !== undefined && before !== '')) continue
    known.set(field, value)
    filled.push(field)
  }
  return { meta: Object.fromEntries(known), filled }
}
