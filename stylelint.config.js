// Colours, layers, durations, easings and breakpoints are defined in src/styles and the content. All other stylesheets must use these tokens.

export default {
  customSyntax: 'postcss-scss',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: { 'no-duplicate-selectors': true, 'declaration-block-no-duplicate-properties': true },
  overrides: [
    {
      files: ['src/!(styles|content)/**/*.scss'],
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
          // The weights that the content's faces.ts lists for the text font.
          'font-weight': ['400', '500', '600', 'inherit'],
        },
        'declaration-property-value-disallowed-list': {
          '/^(transition|animation)/': [
            String.raw`/(?<![\w-])(ease(-in|-out|-in-out)?|linear|step-(start|end))(?![\w-])/`,
          ],
        },
        // Instead of `prefers-reduced-motion` use the mixins `motion-safe` and `reduced-motion`: they respect the visitor's choice.
        'media-feature-name-allowed-list': ['hover', 'pointer'],
        'at-rule-disallowed-list': ['container'],
      },
    },
  ],
}
