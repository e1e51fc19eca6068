/** Relationship between two characters: one line of the map. */
export interface Relation {
  /** Slugs of the characters; an arrow points from the first to the second. */
  between: readonly [string, string]
  /** Text on the line. */
  label: string
  /** A few words below the label. */
  note?: string
  /** The characters do not know of it yet; the line is dashed. */
  unknown?: true
  arrow?: true
  /** Draws two parallel lines. */
  double?: true
  /** Slug of a gallery picture that shows both. */
  picture?: string
}

/** A sentence of the series' novel that mentions a character. */
export interface Passage {
  chapter: number
  /** Address of the sentence, as in `?at=`. */
  at: `${number}.${number}`
  /** The sentence itself. A test compares it with the chapter's text. */
  quote: string
  /** The word in the sentence that refers to the character. */
  mention: string
  /** Explains why the word refers to the character, if it is not a name. */
  reason?: string
}

/** Appearances of a character. Fan art names its series in its own rows. */
export interface Appearance {
  passages?: readonly Passage[]
  /** Slugs of gallery pictures whose transcripts name the character. */
  pictures?: readonly string[]
}

/** The characters of a series and their relationships. Edit the three files in this folder to adapt a fork. */
export interface SeriesWorld {
  /** Heading of the map, one string per line. */
  title: readonly string[]
  /** Slugs of the characters. Four are placed at the upper left, at the lower left, in the middle and at the right; others on a ring. */
  cast: readonly string[]
  relations: readonly Relation[]
  /** Appearances by slug. */
  appearances: Readonly<Record<string, Appearance>>
}
