/** Returns a number with its noun: “1 episode”, “2 episodes”. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
