/** The film, px: frames, the printed edges above and below them, and what lies between. */
const DESKTOP = { frame: 330, edge: 34, gap: 14, between: 26, overhang: 80 } as const
const PHONE = { frame: 190, edge: 26, gap: 14, between: 26, overhang: 60 } as const

/** The film that hangs in a view as wide as a tablet's, or in a phone's: of the view, as CSS has it, not of the wall. */
export function filmOf(isWide: boolean): typeof DESKTOP | typeof PHONE {
  return isWide ? DESKTOP : PHONE
}

/** A frame so narrow, px, has room for its number alone. */
const NARROW_PX = 200

/** On which walls a frame of this ratio (width / height) is narrow: all, a phone's alone, none. */
export function narrowOn(ratio: number): 'all' | 'phone' | undefined {
  if (ratio * DESKTOP.frame <= NARROW_PX) return 'all'
  return ratio * PHONE.frame <= NARROW_PX ? 'phone' : undefined
}
