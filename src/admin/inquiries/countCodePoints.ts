/** Returns the number of letters as the database counts them for its limits: code points. */
export const countCodePoints = (text: string): number => Array.from(text).length
