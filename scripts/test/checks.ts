// The checks of `npm test` besides tests and builds: a tool (`package` or `package:command`) and its arguments by title.

/** The checks of both. */
const common = {
  format: ['oxfmt', '--check'],
  'style lint': ['stylelint', 'src/**/*.scss'],
  'import rule': [
    'dependency-cruiser:depcruise',
    'src',
    'backend',
    'scripts',
    '--config',
    '.dependency-cruiser/rule.js',
    '--no-progress',
  ],
}

/** The checks of the product with its sample. */
export const CHECKS: Readonly<Record<string, string[]>> = {
  ...common,
  types: ['typescript:tsc', '--noEmit'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  'unused exports': ['knip', '--no-progress'],
  duplication: ['jscpd'],
}

/**
 * The checks of a fork's own files, without the product's tests, which know the sample. Lint has read all code with the sample; without
 * novels, it reports keys of the type `never`.
 */
export const FORK_CHECKS: Readonly<Record<string, string[]>> = {
  ...common,
  types: ['typescript:tsc', '--noEmit', '-p', 'tsconfig.site.json'],
}
