/**
 * The worlds of the site: each is a `data-world` of the stylesheets with a ground of its own, the token
 * `--WORLD-bg`. `tests/styles/worlds.test.ts` holds script and stylesheets together.
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
