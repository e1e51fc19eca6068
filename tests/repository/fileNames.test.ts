import { expect, test } from 'vitest'
import { isClone, trackedFiles } from './files.ts'

/** Returns a file's path and the paths of all folders above it. */
function diskPaths(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Returns a module's import path: without extension, and for an index the folder's path. */
function importPaths(file: string): string[] {
  const stem = /^(.+?)(?:\.d)?\.(?:tsx?|[cm]?js|json)$/.exec(file)?.[1]
  return stem === undefined ? [] : [stem.replace(/\/index$/, '')]
}

/** Returns groups of paths that are equal on a case-insensitive file system. */
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
])('finds %s that differ only in letter case', (_name, files, clashes) => {
  expect(caseClashes(files)).toEqual(clashes)
})

test('allows a component to share its name with its stylesheet, its motion module and a folder', () => {
  expect(caseClashes(['a/Hero.tsx', 'a/Hero.module.scss', 'a/hero.motion.ts', 'a/hero/b.ts'])).toEqual([])
})

test.skipIf(!isClone)('no two tracked files differ only in letter case', () => {
  const files = trackedFiles()
  expect(files).toContain('src/main.tsx')
  expect(caseClashes(files)).toEqual([])
})
