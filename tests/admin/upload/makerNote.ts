/** Builds a Fujifilm maker note: signature, directory offset, and entries of type SHORT (3) or SLONG (9). */
export function makerNote(
  entries: readonly { tag: number; type: 3 | 9; values: readonly number[] }[],
): Uint8Array {
  const start = 12
  const size = start + 2 + entries.length * 12 + 4
  const external = entries.filter(({ type, values }) => values.length * (type === 3 ? 2 : 4) > 4)
  const bytes = new Uint8Array(size + external.reduce((sum, { values }) => sum + values.length * 4, 0))
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('FUJIFILM'))
  view.setUint32(8, start, true)
  view.setUint16(start, entries.length, true)
  let externalOffset = size
  entries.forEach(({ tag, type, values }, index) => {
    const at = start + 2 + index * 12
    const bytesEach = type === 3 ? 2 : 4
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, values.length, true)
    let target = at + 8
    if (values.length * bytesEach > 4) {
      view.setUint32(target, externalOffset, true)
      target = externalOffset
      externalOffset += values.length * 4
    }
    values.forEach((value, position) => {
      if (type === 3) view.setUint16(target + position * 2, value, true)
      else view.setInt32(target + position * 4, value, true)
    })
  })
  return bytes
}
