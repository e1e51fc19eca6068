/** Whether a value is an object of JSON: no array, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What JSON makes of an entry of a list that it has no word for. */
const entry = (value: unknown) => (value === undefined || Number.isNaN(value) ? null : value)

/** The fields that JSON would write. */
const fields = (record: Record<string, unknown>) =>
  new Map(Object.entries(record).filter(([, value]) => value !== undefined))

/** What two values are made of, side by side; null when they are made differently. */
function parts(one: unknown, other: unknown): [unknown, unknown][] | null {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length ? one.map((part, index) => [entry(part), entry(other[index])]) : null
  if (!isRecord(one) || !isRecord(other)) return null
  const [left, right] = [fields(one), fields(other)]
  if (left.size !== right.size) return null
  return [...left].map(([name, value]) => [value, right.get(name)])
}

/**
 * Whether two values are the same as JSON, whatever the order of their keys: the database keeps none. However deep they
 * are, the stack does not overflow.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  const pairs: [unknown, unknown][] = [[one, other]]
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    if (Object.is(...pair)) continue
    const within = parts(...pair)
    if (!within) return false
    for (const part of within) pairs.push(part)
  }
  return true
}
