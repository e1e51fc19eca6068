/** The line (px below the top of the screen) at which one reads on: what crosses it stays there. */
export const READING_LINE_PX = 128
