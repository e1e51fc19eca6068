/** Control characters other than tab and newline, those that change the direction of writing, and halves of surrogate pairs. */
const HIDDEN = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u

/** Returns whether the database refuses a text because of characters that nobody sees. */
export const hasHiddenCharacters = (text: string): boolean => HIDDEN.test(text)
