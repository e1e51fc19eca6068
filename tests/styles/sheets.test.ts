// @vitest-environment node
import { expect, it } from 'vitest'
import { readSource, sheets } from './sheets'

/** A longer one dresses more than one thing. */
const MOST_LINES = 200

it('no stylesheet is long', () => {
  const lines = (path: string) => readSource(path).trimEnd().split('\n').length
  expect(sheets.filter((path) => lines(path) > MOST_LINES)).toEqual([])
})
