// Imports nothing: the build reads it, too.

/** The weights that the text face is cut in: 400 to read, 500 for labels, 600 for what is bold. */
export const TEXT_WEIGHTS = [400, 500, 600] as const

/**
 * Which of a family's weights a browser takes for the one that is asked for, from 1 to 1000 (CSS Fonts 4, "Matching font styles"). Undefined where
 * there is none.
 */
export function nearestWeight(weights: Iterable<number>, wanted: number): number | undefined {
  const lighter = [...weights].filter((weight) => weight <= wanted).toSorted((a, b) => b - a)
  const bolder = [...weights].filter((weight) => weight > wanted).toSorted((a, b) => a - b)
  if (lighter[0] === wanted) return wanted
  if (wanted > 500) return bolder[0] ?? lighter[0]
  // A text is set a little bolder only up to 500.
  const medium = wanted >= 400 ? bolder.find((weight) => weight <= 500) : undefined
  return medium ?? lighter[0] ?? bolder[0]
}
