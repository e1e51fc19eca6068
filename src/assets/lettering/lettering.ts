/**
 * Display words as outlines, so that no font is loaded for them: one path each, overlaps merged, ready to be
 * filled, stroked or used as a mask. The real words belong in a heading beside them for those who listen.
 */
export interface Lettering {
  /** Path data in a box of `width` × `height` that fits the ink; 1000 units are the font size. */
  d: string
  width: number
  height: number
  /** From the top of the box to the baseline. */
  ascent: number
}

/** Display words as a path of an SVG file, for `<use>`: they take the colour of the text and weigh on no script. */
export interface LetteringFile extends Pick<Lettering, 'width' | 'height'> {
  href: string
}

/** A title laid out on a whole screen: `viewBox="0 0 width height"`, `preserveAspectRatio="xMidYMid slice"`. */
export interface ScreenLettering {
  d: string
  width: number
  height: number
  /** The largest circle inside a letter's counter: the point through which the title is flown. */
  counter: { x: number; y: number; r: number }
}
