import type { Terms } from '@/content/types'

/** A passage of a novel. */
export interface PassageSubject {
  kind: 'passage'
  text: string
  /** The source as text: the novel and its chapter. */
  source: string
  /** The path of its first sentence, with the query. */
  path: string
  /** The file name, in ASCII and without extension. */
  fileName: string
  terms: Terms
}

/** A photograph, drawn as a print. */
export interface PhotoSubject {
  kind: 'photo'
  title: string
  date: string
  /** Camera facts, one per entry. */
  facts: readonly string[]
  /** Image sources, best first. */
  sources: readonly string[]
  alt: string
  path: string
  fileName: string
  terms: Terms
}

export type ShareSubject = PassageSubject | PhotoSubject

/** The backgrounds, in the order of the choice. */
export const GROUNDS = ['night', 'paper', 'pink', 'darkroom'] as const
export type Ground = (typeof GROUNDS)[number]

/** The aspect ratios and the image size of each, in px. */
export const RATIOS = [
  { key: '4:5', width: 1080, height: 1350 },
  { key: '9:16', width: 1080, height: 1920 },
] as const
export type Ratio = (typeof RATIOS)[number]

/** Returns the accessible name of a card. */
export const getCardLabel = (subject: ShareSubject): string =>
  subject.kind === 'passage' ? subject.text : subject.alt
