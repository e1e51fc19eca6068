/** Length of the header of a font file, and of each entry of its list of tables, in bytes (OpenType, “Organization of an OpenType Font”). */
const HEADER = 12
const ENTRY = 16

/** The tables of an uncompressed font by their tags. */
function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => HEADER + index * ENTRY)
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

/** The font with a table added or replaced. Checksums are 0: the subsetter writes them again. */
export function withTable(font: Buffer, name: string, data: Buffer): Buffer {
  const tables = new Map([...tablesOf(font), [name, data]])
  const list = Buffer.alloc(HEADER + tables.size * ENTRY)
  font.copy(list, 0, 0, 4)
  list.writeUInt16BE(tables.size, 4)
  const parts: Buffer[] = [list]
  let end = list.length
  for (const [index, [tag, table]] of [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const at = HEADER + index * ENTRY
    list.write(tag, at, 'latin1')
    list.writeUInt32BE(end, at + 8)
    list.writeUInt32BE(table.length, at + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    end += table.length + padding.length
  }
  return Buffer.concat(parts)
}
