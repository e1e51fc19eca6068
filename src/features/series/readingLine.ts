/**
 * The reading line, in px below the top of the viewport: the text there stays there when the layout changes.
 */
export const READING_LINE_PX = 128
