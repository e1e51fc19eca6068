/** Whether a value is an object of JSON: no array, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** JSON with the keys of every object in order: the database keeps no order of them. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
}

/** Whether two values are the same as JSON, whatever the order of their keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}
