/** A passage of a novel that becomes a picture. */
export interface PassageSubject {
  kind: 'passage'
  text: string
  /** Where it stands, in words: “해와 달의 연애사, 1장”. */
  source: string
  /** The site's path of that very sentence, query included. */
  path: string
  /** Name of the saved file, in ASCII, without its ending. */
  fileName: string
}

/** A photograph that becomes a picture with its print around it. */
export interface PhotoSubject {
  kind: 'photo'
  title: string
  date: string
  /** What it was taken with, each fact by itself. */
  facts: readonly string[]
  /** Where its picture can be had, best first. */
  sources: readonly string[]
  alt: string
  path: string
  fileName: string
}

export type ShareSubject = PassageSubject | PhotoSubject

/** What the card lies on, in the order of the choice. */
export const GROUNDS = [
  { key: 'night', name: '밤' },
  { key: 'paper', name: '종이' },
  { key: 'pink', name: '분홍' },
  { key: 'darkroom', name: '암실' },
] as const
export type Ground = (typeof GROUNDS)[number]['key']

/** Proportions of the picture, and their size in px (decisions §11.7). */
export const RATIOS = [
  { key: '4:5', width: 1080, height: 1350 },
  { key: '9:16', width: 1080, height: 1920 },
] as const
export type Ratio = (typeof RATIOS)[number]

/** What names the picture to those who cannot see it. */
export const nameOf = (subject: ShareSubject): string =>
  subject.kind === 'passage' ? subject.text : subject.alt
