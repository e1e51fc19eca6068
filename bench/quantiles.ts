/** What stands at a share (0–1) of the way through the numbers once they are sorted; 0 when there are none. */
export function quantiles(numbers: readonly number[]): (share: number) => number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
