/** The film of the boards, px: frames, the printed edges above and below them, and what lies between. */
const DESKTOP = { frame: 330, edge: 34, gap: 14, between: 26, overhang: 80 } as const
const PHONE = { frame: 190, edge: 26, gap: 14, between: 26, overhang: 60 } as const
const PHONE_BELOW_PX = 768

/** The film that hangs on a wall of this width. */
export function filmOf(width: number): typeof DESKTOP | typeof PHONE {
  return width < PHONE_BELOW_PX ? PHONE : DESKTOP
}
