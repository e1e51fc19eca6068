import { expect, test } from 'vitest'
import {
  breakForTall,
  findCounter,
  fitToScreen,
  type PathCommand,
  SCREENS,
} from '../../../../scripts/build/lettering/outlines.ts'

const square = (x: number, y: number, size: number): PathCommand[] => [
  { type: 'M', values: [x, y] },
  { type: 'L', values: [x + size, y] },
  { type: 'L', values: [x + size, y + size] },
  { type: 'L', values: [x, y + size] },
  { type: 'Z', values: [] },
]

test('the counter is the largest circle in a contour inside another one', () => {
  const path = [...square(0, 0, 100), ...square(40, 40, 20), ...square(200, 0, 100), ...square(220, 20, 60)]
  const { x, y, r } = findCounter(path, SCREENS.wide)
  expect([x, y, r].map(Math.round)).toEqual([250, 50, 30])
})

test('without a counter the zoom goes through the letter nearest to the centre', () => {
  const { x, y, r } = findCounter([...square(0, 0, 100), ...square(700, 400, 100)], SCREENS.wide)
  expect([x, y, r].map(Math.round)).toEqual([750, 450, 0])
})

test('each line fills the width and its share of the height', () => {
  const { d, counter } = fitToScreen(
    [square(0, 0, 10), [...square(5, 5, 30), ...square(10, 10, 20)]],
    SCREENS.tall,
  )
  expect(d).toMatch(/^m20\.3 20\.3l349\.4 0l0 391\.6/)
  expect(counter.y).toBeGreaterThan(SCREENS.tall.height / 2)
  expect(counter.x).toBeCloseTo(SCREENS.tall.width / 2, 0)
})

test('breaks words for an upright screen, and long ones in two', () => {
  expect(breakForTall(['TWINS', 'The One'])).toEqual(['TWI', 'NS', 'The', 'One'])
})
