/**
 * Lettering as a single outline path, so that no font is loaded. The path can be filled, stroked or used as a mask. Render the text
 * in a visually hidden heading for screen readers.
 */
export interface Lettering {
  /** Path data in a tight box of `width` × `height`; the font size is 1000 units. */
  d: string
  width: number
  height: number
  /** Distance from the top of the box to the baseline. */
  ascent: number
}

/** Lettering in an SVG file, for `<use>`. It has the text's colour and is not part of the script. */
export interface LetteringFile extends Pick<Lettering, 'width' | 'height'> {
  href: string
}

/** A full-screen title: `viewBox="0 0 width height"`, `preserveAspectRatio="xMidYMid slice"`. */
export interface ScreenLettering {
  d: string
  width: number
  height: number
  /** Largest circle inside a letter's counter. The zoom animation goes through its centre. */
  counter: { x: number; y: number; r: number }
}
