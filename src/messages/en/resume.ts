import type { resume as Korean } from '../ko/resume.ts'
import { plural } from './plural.ts'

export const resume: typeof Korean = {
  title: 'Where you left off',
  clear: 'Clear',
  note: 'Kept only in this browser.',
  tabs: { story: 'Story', characters: 'Characters', gallery: 'Gallery' },
  tab: (name) => `${name} tab`,
  chapter: (number) => `Chapter ${number}`,
  episode: (number) => `Episode ${number}`,
  progress: (at, percent) => `${at}, ${percent}% read`,
  spokenProgress: (at, title, percent) => `${at}, ${title}, ${percent}% read`,
  photos: (count) => plural(count, 'photo'),
  lastPhotos: (count) => `${plural(count, 'photo')} seen last`,
  cleared: 'Your reading places were cleared.',
  undo: 'Undo',
}
