import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markPure, markPureJamo } from '../../scripts/pure-components.ts'

it("marks a router's components as made without effects, and nothing else", () => {
  const code = [
    'var Form = React10.forwardRef(',
    '  ({ action }, ref) => null',
    ');',
    'Form.displayName = "Form";',
    'var Memo = React3.memo(DataRoutes);',
    'history.state = "Form";',
  ].join('\n')
  expect(markPure(code)).toBe(
    [
      'var Form = /* @__PURE__ */ React10.forwardRef(',
      '  ({ action }, ref) => null',
      ');',
      '',
      'var Memo = /* @__PURE__ */ React3.memo(DataRoutes);',
      'history.state = "Form";',
    ].join('\n'),
  )
})

it("leaves a router's warnings and its framework's prefetching out of the build", () => {
  expect(markPure('var ENABLE_DEV_WARNINGS = true;')).toBe('var ENABLE_DEV_WARNINGS = false;')
  expect(markPure('return shouldPrefetch && !isAbsolute ? both : link;')).toBe('return false ? both : link;')
})

it('finds both in the router that is installed', () => {
  const folder = new URL('../../node_modules/react-router/dist/development/', import.meta.url)
  const router = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  expect(router).toContain('var ENABLE_DEV_WARNINGS = true;')
  expect(router).toContain('return shouldPrefetch && !isAbsolute ?')
})

it('marks patterns of jamo as made without effects, as they stand in what is installed', () => {
  const hangul = readFileSync(new URL('../../node_modules/es-hangul/dist/index.mjs', import.meta.url), 'utf8')
  const marked = markPureJamo(hangul)
  expect(marked.match(/^var \w+_REGEX = new RegExp\(/m)).toBeNull()
  expect(marked.match(/^var \w+ = \/\* @__PURE__ \*\/ \(\(\) => /gm)).toHaveLength(9)
  expect(markPureJamo('var A_REGEX = new RegExp(\n  `[${B}]`,\n  "g"\n);\nvar B = 1;')).toBe(
    'var A_REGEX = /* @__PURE__ */ (() => new RegExp(\n  `[${B}]`,\n  "g"\n))();\nvar B = 1;',
  )
})
