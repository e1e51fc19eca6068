import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './files.ts'

/** Functions that the oldest supported browsers lack, and what to use instead. Types and the build accept them. */
const MISSING: Readonly<Record<string, string>> = {
  'URL.canParse(': 'parseUrl',
  'URL.parse(': 'parseUrl',
  'AbortSignal.any(': 'timeoutSignal',
  'Promise.withResolvers(': 'new Promise',
  'Promise.try(': 'an async function',
  'Object.groupBy(': 'a loop',
  'Map.groupBy(': 'a loop',
}

test('the site calls no function that Chrome 111, Firefox 114 or Safari 16.4 lacks', () => {
  const files = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const code = readFileSync(`${root}/src/${file}`, 'utf8')
    return Object.keys(MISSING)
      .filter((name) => code.includes(name))
      .map((name) => `${file}: ${name} instead of ${MISSING[name]}`)
  })
  expect(found).toEqual([])
})
