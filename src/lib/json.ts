/** Whether a value is a plain object: neither an array nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Converts an array entry as `JSON.stringify` does: undefined and NaN become null. */
const toJsonEntry = (value: unknown) => (value === undefined || Number.isNaN(value) ? null : value)

/** Returns the fields that `JSON.stringify` would write. */
const definedFields = (record: Record<string, unknown>) =>
  new Map(Object.entries(record).filter(([, value]) => value !== undefined))

/** Pairs the children of two values; null if their shapes differ. */
function pairChildren(one: unknown, other: unknown): [unknown, unknown][] | null {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length
      ? one.map((part, index) => [toJsonEntry(part), toJsonEntry(other[index])])
      : null
  if (!isRecord(one) || !isRecord(other)) return null
  const [left, right] = [definedFields(one), definedFields(other)]
  if (left.size !== right.size) return null
  return [...left].map(([name, value]) => [value, right.get(name)])
}

/**
 * Whether two values are equal as JSON. The order of keys is ignored, because `jsonb` does not keep it. Iterative, so that
 * deeply nested values cannot overflow the stack.
 */
export function isJsonEqual(one: unknown, other: unknown): boolean {
  const pairs: [unknown, unknown][] = [[one, other]]
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    if (Object.is(...pair)) continue
    const children = pairChildren(...pair)
    if (!children) return false
    for (const child of children) pairs.push(child)
  }
  return true
}
