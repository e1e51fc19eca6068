import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isClone, root, trackedFiles } from './files.ts'

const LONGEST = 200
const MEDIAN = 45
const NEARLY_ALL = { share: 0.95, lines: 140 }
/** Made by scripts. */
const GENERATED = /^src\/assets\//

interface Counted {
  path: string
  lines: number
}

function countLines(ending: RegExp): Counted[] {
  return trackedFiles()
    .filter((path) => path.startsWith('src/') && ending.test(path) && !GENERATED.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
    .toSorted((a, b) => a.lines - b.lines)
}

/** The number of lines that so large a share (0–1) of the files stays within. */
const within = (files: Counted[], share: number) => files[Math.ceil(files.length * share) - 1]?.lines

describe.skipIf(!isClone)('files are short enough to be read at once', () => {
  test('modules', () => {
    const files = countLines(/\.tsx?$/)
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter(({ lines }) => lines > LONGEST)).toEqual([])
    expect(within(files, NEARLY_ALL.share)).toBeLessThanOrEqual(NEARLY_ALL.lines)
    expect(within(files, 0.5)).toBeLessThanOrEqual(MEDIAN)
  })

  test('stylesheets', () => {
    const files = countLines(/\.scss$/)
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter(({ lines }) => lines > LONGEST)).toEqual([])
  })
})
