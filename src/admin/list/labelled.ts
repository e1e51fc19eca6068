import type { Choice } from '../components/FilterTools'

/** Returns the values as choices with their labels. */
export const labelled = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choice<Value>[] => values.map((value) => [value, labels[value]])
