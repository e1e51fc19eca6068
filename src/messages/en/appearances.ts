import type { appearances as Korean } from '../ko/appearances.ts'
import { plural } from './plural.ts'

export const appearances: typeof Korean = {
  heading: (name) => ({ name: `${name}: `, text: 'Appearances' }),
  count: (count) => plural(count, 'place'),
  passages: 'From the novel',
  episodes: 'Episodes',
  pictures: 'Gallery pictures',
  fanart: 'Fan art',
  year: (year) => String(year),
  showAll: 'Show all',
}
