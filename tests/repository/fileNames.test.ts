import { expect, test } from 'vitest'
import { isClone, trackedFiles } from './files.ts'

/** A file and every folder above it: what a disk keeps apart by name. */
function diskPaths(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** What an import writes to reach a module: no ending, and of an index its folder alone. */
function importPaths(file: string): string[] {
  const stem = /^(.+?)(?:\.d)?\.(?:tsx?|[cm]?js|json)$/.exec(file)?.[1]
  return stem === undefined ? [] : [stem.replace(/\/index$/, '')]
}

/** Paths that a disk ignoring letter case takes for one another. */
function caseClashes(files: string[]): string[][] {
  return [diskPaths, importPaths].flatMap((pathsOf) => {
    const spellings = new Map<string, Set<string>>()
    for (const path of files.flatMap(pathsOf)) {
      const key = path.normalize('NFC').toLowerCase()
      spellings.set(key, (spellings.get(key) ?? new Set()).add(path))
    }
    return [...spellings.values()].filter(({ size }) => size > 1).map((paths) => [...paths].toSorted())
  })
}

test.each([
  ['two modules', ['hero/Sparkles.tsx', 'hero/sparkles.ts'], [['hero/Sparkles', 'hero/sparkles']]],
  ['a module and an index', ['Menu/index.ts', 'menu.ts'], [['Menu', 'menu']]],
  ['two folders', ['Menu/a.ts', 'menu/b.ts'], [['Menu', 'menu']]],
  ['two pictures', ['A.webp', 'a.webp'], [['A.webp', 'a.webp']]],
])('%s that differ by letter case alone are found', (_name, files, clashes) => {
  expect(caseClashes(files)).toEqual(clashes)
})

test('a component may share its name with its style, its motion and a folder', () => {
  expect(caseClashes(['a/Hero.tsx', 'a/Hero.module.scss', 'a/hero.motion.ts', 'a/hero/b.ts'])).toEqual([])
})

test.skipIf(!isClone)('no two tracked files differ by letter case alone', () => {
  const files = trackedFiles()
  expect(files).toContain('src/main.tsx')
  expect(caseClashes(files)).toEqual([])
})
