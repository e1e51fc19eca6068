/** What a numbered collection is named by: its field of `meta`, and the counter word. */
interface Serial {
  seriesField: 'series' | 'novel' | null
  unit: string
}

/** Words that the forms and lists of episodes and chapters share. */
export const serial = {
  numbered: (number: number | string, { unit }: Serial) => `${number}${unit}`,
  range: (first: number, last: number, { unit }: Serial) =>
    `${first === last ? first : `${first}–${last}`}${unit}`,
}
