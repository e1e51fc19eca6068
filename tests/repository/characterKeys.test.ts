import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isClone, root, trackedFiles } from './files.ts'

/** A key of one letter or sign in code that hears keys: `'/'`, `'KeyT'`, a class of them in a pattern. */
const ONE = /\b(?:key|code)\b[^\n]*'(?:Key[A-Z]|[^\s'\w])'|^\s*(?:case )?'[^\s'\w]':|\/\^\[[^\]]+\]\$\//m
const HEARS = /KeyboardEvent/

/** Heard with Ctrl or ⌘ alone. */
const WITH_MODIFIER = ['src/admin/editor/EditorForm.tsx', 'src/features/search/SearchSheet.tsx']

const askNobody = (source: string) =>
  HEARS.test(source) && ONE.test(source) && !source.includes('characterKeysWork()')

test('a shortcut of one character that asks nobody is found', () => {
  const hear = (line: string) => `function press(event: KeyboardEvent) {\n  ${line}\n}\n`
  for (const line of ["if (event.key === '?') open()", "if (event.code === 'KeyT') open()", "case '[':"]) {
    expect(askNobody(hear(line)), line).toBe(true)
    expect(askNobody(hear(`if (characterKeysWork()) ${line}`))).toBe(false)
  }
  expect(askNobody(hear("if (event.key === 'Escape') close()"))).toBe(false)
  expect(askNobody(hear("if (event.key === ' ') lay()"))).toBe(false)
})

test.skipIf(!isClone)('every shortcut of one character can be switched off (WCAG 2.2, 2.1.4)', () => {
  const code = trackedFiles().filter((path) => /^src\/.*\.tsx?$/.test(path) && !WITH_MODIFIER.includes(path))
  expect(code.filter((path) => askNobody(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
