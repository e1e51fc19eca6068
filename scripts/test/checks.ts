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
  lint: ['oxlint', '--deny-warnings'],
  'unused exports': ['knip', '--no-progress'],
  duplication: ['jscpd'],
}

/** The checks of a fork's own files, without the product's tests, which know the sample. */
export const FORK_CHECKS: Readonly<Record<string, string[]>> = {
  ...common,
  types: ['typescript:tsc', '--noEmit', '-p', 'tsconfig.site.json'],
  lint: ['oxlint', '--deny-warnings', 'src', 'backend', 'scripts', 'tests/content-rules'],
}
