/** The largest number of panels beside each other. */
const MAX_PANELS = 5

/** Splits the characters into rows of almost equal length. */
export function splitIntoRows<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MAX_PANELS)
  return Array.from({ length: count }, (_, row) =>
    items.slice(Math.ceil((row * items.length) / count), Math.ceil(((row + 1) * items.length) / count)),
  )
}
