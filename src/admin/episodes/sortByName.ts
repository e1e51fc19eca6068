/** Compares names as a person reads them: numbers by value, Hangul regardless of its Unicode form. */
const collator = new Intl.Collator('ko', { numeric: true })

/** Returns files in the order of their names: `2.png` before `10.png`. */
export function sortByName<Named extends { name: string }>(files: readonly Named[]): Named[] {
  return files
    .map((file) => ({ file, name: file.name.normalize('NFC') }))
    .toSorted((one, other) => collator.compare(one.name, other.name))
    .map(({ file }) => file)
}
