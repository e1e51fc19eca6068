import { expect, test } from 'vitest'
import { type Asked, startNotes, tally } from '../../bench/bytes/requests'

const asked = (more: Partial<Asked>): Asked => ({
  url: 'https://localhost/assets/a.js',
  kind: 'script',
  isLow: false,
  bytes: 1,
  isOver: true,
  isAhead: false,
  ...more,
})

test('tells what a page wants by kind, and apart from it what it fetches for others', () => {
  const { kinds, ahead } = tally([
    asked({ bytes: 100 }),
    asked({ bytes: 20, isLow: true }),
    asked({ kind: 'data', bytes: 3 }),
    asked({ kind: 'data', bytes: 4000, isLow: true }),
    asked({ kind: 'image', bytes: 50_000, isAhead: true }),
    asked({ kind: 'image', bytes: 7 }),
  ])
  expect(kinds).toEqual({
    document: 0,
    script: 120,
    style: 0,
    font: 0,
    image: 7,
    video: 0,
    data: 3,
    other: 0,
  })
  expect(ahead).toBe(54_000)
})

test('counts no hamster, which only a slow machine sees', () => {
  const { kinds, ahead } = tally([
    asked({ url: 'https://localhost/assets/HamsterWheel-Bn9MM-VL.js' }),
    asked({ url: 'https://localhost/lottie/hamster.json', kind: 'data', isLow: true }),
  ])
  expect(kinds.script + ahead).toBe(0)
})

const question = (requestId: string, type: string, url = `https://localhost/${requestId}`) => ({
  requestId,
  type,
  request: { url, initialPriority: 'High' },
})

test('counts what has come of an answer, and all of it with its headers at its end', () => {
  const notes = startNotes()
  notes.asked(question('a', 'Script'))
  notes.came('a', 10)
  notes.came('a', 5)
  expect(tally(notes.all()).kinds.script).toBe(15)
  expect(notes.isAllHere()).toBe(false)
  notes.ended('a', 40)
  expect(tally(notes.all()).kinds.script).toBe(40)
  expect(notes.isAllHere()).toBe(true)
})

test('waits for no film, for nothing that failed and for nothing that stands in the page itself', () => {
  const notes = startNotes()
  notes.asked(question('film', 'Media'))
  notes.asked(question('lost', 'Image'))
  notes.asked(question('inside', 'Image', 'data:image/png;base64,AA=='))
  notes.ended('lost')
  expect(notes.isAllHere()).toBe(true)
  expect(notes.all()).toHaveLength(2)
})
