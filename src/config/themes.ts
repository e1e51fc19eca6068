/**
 * The colour themes: values of `data-theme`, each with a background token `--THEME-bg`.
 * `tests/styles/themes.test.ts` checks that scripts and stylesheets match.
 */
export const THEMES = [
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

export type Theme = (typeof THEMES)[number]
