import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isClone, root, trackedFiles } from './files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** The rows of SECURITY.md's tables, as cells. */
const rows = read('SECURITY.md')
  .split('\n')
  .filter((line) => /^\| (?!-)/.test(line))
  .map((line) => line.split('|').slice(1, -1))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

test.skipIf(!isClone)('every promise in SECURITY.md names an existing test', () => {
  const files = trackedFiles()
  const promises = rows.filter((cells) => !/^ (promise|fault) +$/.test(cells[0] ?? ''))
  expect(promises.length).toBeGreaterThan(25)
  for (const cells of promises) {
    const cell = cells.at(-1) ?? ''
    const named = [...cell.matchAll(/\]\(((?:tests|e2e)\/[^)]+)\)/g)].map(([, path = '']) => path)
    const commands = [...cell.matchAll(/`npm run ([\w:]+)`/g)].map(([, name = '']) => name)
    expect(named.length + commands.length, cells[0]).toBeGreaterThan(0)
    for (const path of named)
      expect(
        files.some(
          (file) => (file === path || file.startsWith(`${path}/`)) && /\.(test|spec)\.tsx?$/.test(file),
        ),
        path,
      ).toBe(true)
    for (const name of commands) expect(Object.keys(scripts)).toContain(name)
  }
})
