/**
 * Worlds are the site's colour themes: values of `data-world`, each with a background token `--WORLD-bg`.
 * `tests/styles/worlds.test.ts` checks that scripts and stylesheets match.
 */
export const WORLDS = [
  'paper',
  'night',
  'pink',
  'darkroom',
  'reading',
  'reading-bright',
  'reading-sepia',
  'reading-night',
  'reading-fantasy',
  'admin',
] as const

export type World = (typeof WORLDS)[number]
