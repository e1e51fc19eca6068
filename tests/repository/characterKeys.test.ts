import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isClone, root, trackedFiles } from './files.ts'

/** Matches a comparison with a single character key: `'/'`, `'KeyT'`, or a character class. */
const CHARACTER_KEY =
  /\b(?:key|code)\b[^\n]*'(?:Key[A-Z]|[^\s'\w])'|^\s*(?:case )?'[^\s'\w]':|\/\^\[[^\]]+\]\$\//m
const KEY_HANDLER = /KeyboardEvent/

/** Files whose character shortcuts need Ctrl or ⌘. */
const WITH_MODIFIER = ['src/admin/editor/formNavigation.ts', 'src/features/search/SearchDialog.tsx']

const hasUnguardedKey = (source: string) =>
  KEY_HANDLER.test(source) && CHARACTER_KEY.test(source) && !source.includes('areCharacterKeysEnabled()')

test('finds a character shortcut that ignores the setting', () => {
  const handler = (line: string) => `function press(event: KeyboardEvent) {\n  ${line}\n}\n`
  for (const line of ["if (event.key === '?') open()", "if (event.code === 'KeyT') open()", "case '[':"]) {
    expect(hasUnguardedKey(handler(line)), line).toBe(true)
    expect(hasUnguardedKey(handler(`if (areCharacterKeysEnabled()) ${line}`))).toBe(false)
  }
  expect(hasUnguardedKey(handler("if (event.key === 'Escape') close()"))).toBe(false)
  expect(hasUnguardedKey(handler("if (event.key === ' ') lay()"))).toBe(false)
})

test.skipIf(!isClone)('every character shortcut can be switched off (WCAG 2.2, 2.1.4)', () => {
  const code = trackedFiles().filter((path) => /^src\/.*\.tsx?$/.test(path) && !WITH_MODIFIER.includes(path))
  expect(code.filter((path) => hasUnguardedKey(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
