/** Reading aloud goes on from one chapter into the next, which is another reader: what the first leaves to the second. */
let waiting: string | null = null

/** Leaves the reading to a chapter, named as its progress is. */
export function passReadingOn(chapter: string) {
  waiting = chapter
}

/** Whether reading was left to this chapter. */
export const isReadOn = (chapter: string): boolean => waiting === chapter

/** Nobody waits any longer. */
export function forgetReadingOn() {
  waiting = null
}
