const FACE_VALUES = [10, 87, 33, 17, 3, 100, 36, 50, 21] as const

/** What a stamp is worth: decoration, the same for a post wherever its stamp stands. */
export function faceValue(id: number): number {
  return FACE_VALUES[id % FACE_VALUES.length] ?? FACE_VALUES[0]
}
