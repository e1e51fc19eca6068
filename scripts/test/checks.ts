// The checks of `npm test` besides tests and builds: a tool (`package` or `package:command`) and its arguments by title.

/** The checks of the product with its sample. Format, style lint and import rule cover an owner's content too. */
export const CHECKS: Readonly<Record<string, string[]>> = {
  format: ['oxfmt', '--check'],
  types: ['typescript:tsc', '--noEmit', '-p', 'tsconfig.sample.json'],
  lint: ['oxlint', '--deny-warnings'],
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
  'unused exports': ['knip', '--no-progress', '--tsConfig', 'tsconfig.sample.json'],
  duplication: ['jscpd'],
}

/** The checks of a fork's content, with the code that uses it. */
export const FORK_CHECKS: Readonly<Record<string, string[]>> = {
  types: ['typescript:tsc', '--noEmit', '-p', 'tsconfig.site.json'],
}
