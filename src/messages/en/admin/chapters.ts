import type { chapters as Korean } from '../../ko/admin/chapters.ts'
import { plural } from '../plural.ts'

const characters = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`

export const chapters: typeof Korean = {
  publishTab: 'Publishing and note',
  text: 'Text',
  upTo: (limit) => `Up to ${characters(limit)}`,
  placeholder: 'Write your story here. You can also paste text from elsewhere.',
  heading: 'Subheading',
  sceneBreak: 'Scene break',
  undo: 'Undo',
  pasted: (paragraphs, breaks) =>
    breaks === 0
      ? `Pasted ${plural(paragraphs, 'paragraph')} as they were.`
      : `Pasted ${plural(paragraphs, 'paragraph')} and ${plural(breaks, 'scene break')} as they were.`,
  tooLong: (limit, letters) =>
    `A chapter can have up to ${characters(limit)}. This one has ${characters(letters)}.`,
  counts: {
    afterLetters: (letters) => (letters === 1 ? ' character' : ' characters'),
    afterMinutes: ' min',
    paragraphs: (count) => plural(count, 'paragraph'),
    scenes: (count) => plural(count, 'scene'),
  },
  requirement: {
    none: 'There is no text',
    goWrite: 'Go and write it',
    some: (letters) => `The text has ${characters(letters)}`,
    limit: (limit) => `A chapter can have up to ${characters(limit)}`,
    now: (letters) => `This one has ${characters(letters)}.`,
    goShorten: 'Go and shorten it',
  },
  lengths: {
    title: 'Compared with other chapters',
    chapter: (number) => `Ch. ${number}`,
    minutes: (minutes) => `${minutes} min`,
    afterLength: ' long',
  },
}
