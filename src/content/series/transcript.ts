/** Position of a line on its picture, in per cent from the left and the top. */
export type Spot = readonly [left: number, top: number]

/** One line of a picture's transcript: a description, a spoken line or a sound. */
export type TranscriptLine =
  | { kind: 'scene'; text: string; spot?: Spot }
  | { kind: 'speech'; who: string; text: string; spot?: Spot }
  | { kind: 'sound'; text: string; spot?: Spot }

/** Transcripts of a series' gallery, by picture slug. */
export type Transcripts = Readonly<Record<string, readonly TranscriptLine[]>>
