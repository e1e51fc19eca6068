import type { relations as Korean } from '../ko/relations.ts'
import { plural } from './plural.ts'

export const relations: typeof Korean = {
  lead: 'Press a face to meet the character, or a line to see a scene with both of them.',
  known: 'They know each other',
  unknown: 'They don’t know each other yet',
  pair: (names) => names.join(' and '),
  seePicture: (relation, pair, picture) => `${relation}, ${pair}: see the picture ${picture}`,
  shelf: 'Elsewhere in this world',
  novel: (title) => `Web novel “${title}”`,
  pictures: 'Gallery pictures',
  fanart: 'Fan art',
  gallery: 'Gallery',
  galleryCount: (count) => plural(count, 'picture'),
}
