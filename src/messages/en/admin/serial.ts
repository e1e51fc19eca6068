import type { serial as Korean } from '../../ko/admin/serial.ts'
import { plural } from '../plural.ts'

interface Serial {
  seriesField: 'series' | 'novel' | null
}

const nounOf = ({ seriesField }: Serial) => (seriesField === 'novel' ? 'Chapter' : 'Episode')
const numbered = (number: number | string, work: Serial) => `${nounOf(work)} ${number}`

export const serial: typeof Korean = {
  numbered,
  range: (first, last, work) =>
    first === last ? numbered(first, work) : `${nounOf(work)}s ${first}–${last}`,
  views: 'View',
  write: 'Write',
  title: 'Title',
  titlePlaceholder: 'Enter a title',
  numberTaken: (number, title, work) => `${numbered(number, work)} is already “${title}”.`,
  open: 'Open',
  note: 'Author’s note',
  noteLength: (length, limit) => `${length}/${limit} characters`,
  noteTooLong: (limit) => `The author’s note can have up to ${limit} characters.`,
  sharePreview: 'Share preview',
  gate: {
    open: 'Ready to publish',
    closed: 'Not ready to publish yet',
    allFixed: 'Everything is fixed.',
    toFix: (count) => `Fix ${plural(count, 'thing')}, and you can publish.`,
    stored: 'Everything you wrote is saved on the server.',
    titled: 'There is a title',
    untitled: 'There is no title',
    goWrite: 'Go and write it',
    numberFree: (number, work) => `${numbered(number, work)} is free`,
    numberTaken: (number, work) => `${numbered(number, work)} already belongs to another post`,
    nextFree: (number) => `The next free number is ${number}.`,
    changeTo: (number, work) => `Change to ${numbered(number, work)}`,
    back: 'Go back and fix',
    publish: 'Publish',
  },
}
