// Colours, sizes of text, layers, times and breakpoints have their names in src/styles; everywhere else stand the names
// alone. Lengths are counted by scripts/lint-lengths.ts.

/** Custom properties and declarations that hold the size of a text. */
const TEXT_SIZES = String.raw`/^(font|font-size|--[\w-]*(font|size))$/`

export default {
  customSyntax: 'postcss-scss',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: { 'no-duplicate-selectors': true, 'declaration-block-no-duplicate-properties': true },
  overrides: [
    {
      files: ['src/!(styles)/**/*.scss'],
      rules: {
        'color-no-hex': true,
        'color-named': 'never',
        'function-disallowed-list': [
          '/^(rgb|hsl)a?$/',
          '/^(hwb|(ok)?lab|(ok)?lch|color|color-mix|light-dark)$/',
          '/^(cubic-bezier|steps|linear)$/',
        ],
        'unit-disallowed-list': ['ms', 's'],
        'declaration-property-value-allowed-list': {
          'z-index': ['auto', String.raw`/^var\(--z-[\w-]+\)$/`],
          // The text font is cut in these (scripts/fonts/families.ts).
          'font-weight': ['400', '500', '600', 'inherit'],
        },
        'declaration-property-value-disallowed-list': {
          [TEXT_SIZES]: [
            String.raw`/\d(%|[a-z])/`,
            String.raw`/(?<![\w-])(smaller|larger|(xx?-)?small|medium|(x{1,3}-)?large)(?![\w-])/`,
          ],
          '/^(transition|animation)/': [
            String.raw`/(?<![\w-])(ease(-in|-out|-in-out)?|linear|step-(start|end))(?![\w-])/`,
          ],
        },
        'media-feature-name-allowed-list': ['hover', 'pointer'],
        'at-rule-disallowed-list': ['container'],
      },
    },
  ],
}
