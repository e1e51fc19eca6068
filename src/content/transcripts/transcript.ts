/** Where a line belongs on its picture: from the left and the top, in per cent. */
export type Spot = readonly [left: number, top: number]

/** One line of a picture's script: what is seen, who says what, or what is heard. */
export type TranscriptLine =
  | { kind: 'scene'; text: string; spot?: Spot }
  | { kind: 'speech'; who: string; text: string; spot?: Spot }
  | { kind: 'sound'; text: string; spot?: Spot }

/** The scripts of a series' gallery, by the slugs of its pictures. */
export type Transcripts = Readonly<Record<string, readonly TranscriptLine[]>>
