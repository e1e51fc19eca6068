import { isRecord } from '@/lib/json'

/** Returns whether a JSON value contains another one, as Postgres's `@>` does for `jsonb`. */
export function containsJson(value: unknown, part: unknown): boolean {
  if (Array.isArray(part))
    return Array.isArray(value) && part.every((item) => value.some((each) => containsJson(each, item)))
  if (!isRecord(part)) return value === part
  return isRecord(value) && Object.entries(part).every(([name, item]) => containsJson(value[name], item))
}
