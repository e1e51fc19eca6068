// @vitest-environment node
import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { root } from './sheets'

/** Returns the rules that the code breaks in a stylesheet at `path`. */
async function brokenBy(text: string, path = 'src/ui/Planted.module.scss'): Promise<(string | null)[]> {
  const { results } = await stylelint.lint({ code: text, codeFilename: root + path, cwd: root })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

const inRule = (declaration: string) => `.a {\n  ${declaration};\n}\n`

describe('a literal in a component’s stylesheet', () => {
  it.each([
    ['color: #14110f', 'color-no-hex'],
    ['--soft: #fff', 'color-no-hex'],
    ['color: white', 'color-named'],
    ['box-shadow: 0 0 1px rgb(0 0 0 / 20%)', 'function-disallowed-list'],
    ['background: hsl(10 20% 30%)', 'function-disallowed-list'],
    ['color: color-mix(in srgb, var(--text) 20%, transparent)', 'function-disallowed-list'],
    ['z-index: 3', 'declaration-property-value-allowed-list'],
    ['z-index: calc(var(--z-text) + 1)', 'declaration-property-value-allowed-list'],
    ['transition: opacity 200ms var(--ease-ink)', 'unit-disallowed-list'],
    ['animation-delay: calc(var(--dur-menu) + 0.1s)', 'unit-disallowed-list'],
    ['--late: 20ms', 'unit-disallowed-list'],
    ['transition: opacity var(--dur-menu) ease-out', 'declaration-property-value-disallowed-list'],
    ['animation-timing-function: linear', 'declaration-property-value-disallowed-list'],
    ['animation: a var(--dur-menu) cubic-bezier(0, 0, 1, 1)', 'function-disallowed-list'],
  ])('is reported: %s', async (declaration, rule) => {
    expect(await brokenBy(inRule(declaration))).toEqual([rule])
    expect(await brokenBy(inRule(declaration), 'src/styles/tokens/_planted.scss')).toEqual([])
  })

  it.each([
    ['@media (max-width: 600px)', 'media-feature-name-allowed-list'],
    ['@media (width < 600px)', 'media-feature-name-allowed-list'],
    ['@media (max-height: 30em)', 'media-feature-name-allowed-list'],
    ['@media (prefers-reduced-motion: reduce)', 'media-feature-name-allowed-list'],
    ['@container (max-width: 200px)', 'at-rule-disallowed-list'],
  ])('is reported: %s', async (query, rule) => {
    expect(await brokenBy(`${query} {\n  .a {\n    top: 0;\n  }\n}\n`)).toEqual([rule])
  })

  it.each(['$late: 20ms;\n', '$ink: #000;\n'])('is reported in a variable: %s', async (variable) => {
    expect(await brokenBy(variable)).toHaveLength(1)
  })
})

describe('a token', () => {
  it.each([
    'color: var(--text)',
    'background: linear-gradient(90deg, transparent, currentcolor)',
    'font-size: var(--type-small)',
    'z-index: var(--z-text)',
    'transition: opacity var(--dur-menu) var(--ease-linear)',
    'font: inherit',
  ])('is allowed: %s', async (declaration) => {
    expect(await brokenBy(inRule(declaration))).toEqual([])
  })

  it('is allowed together with pointer and print queries', async () => {
    const queries = ['@media (hover: hover) and (pointer: fine)', '@media print']
    for (const query of queries)
      expect(await brokenBy(`${query} {\n  .a {\n    top: 0;\n  }\n}\n`)).toEqual([])
  })
})
