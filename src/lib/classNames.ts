/** Joins the class names that are given, skipping the falsy ones; undefined when none is left. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
