/** How two people of a series stand to each other: one inked line of its map. */
export interface Relation {
  /** Their slugs; an arrow leads from the first to the second. */
  between: readonly [string, string]
  /** What is written on the line. */
  word: string
  /** A few words below it. */
  note?: string
  /** They don't know of it yet: the line is broken. */
  unknown?: true
  arrow?: true
  /** Two lines side by side. */
  double?: true
  /** Slug of the gallery picture in which both are. */
  picture?: string
}

/** A sentence of the series' novel in which someone is. */
export interface Passage {
  chapter: number
  /** Address of the sentence, as `?at=` carries it. */
  at: `${number}.${number}`
  /** The sentence itself: a test holds it to the chapter's text. */
  quote: string
  /** The word in it that means this person. */
  named: string
  /** How that word comes to mean this person, where it is no name. */
  because?: string
}

/** Where someone appears; fan art is known to its own rows. */
export interface Appearance {
  passages?: readonly Passage[]
  /** Slugs of gallery pictures: their transcripts name this person. */
  pictures?: readonly string[]
}

/** The four places of the map; all lines meet at the hub. */
export type Place = 'upper' | 'lower' | 'hub' | 'far'

/** The people of a series and how they stand to one another. Make a fork your own by editing the three files beside this one. */
export interface World {
  /** Heading of the map, in the lines in which it is set. */
  title: readonly string[]
  /** Who stands where, by slug. A place may stay empty. */
  cast: Partial<Record<Place, string>>
  relations: readonly Relation[]
  /** By slug. */
  appearances: Readonly<Record<string, Appearance>>
}
