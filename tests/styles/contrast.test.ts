// @vitest-environment node
import { expect, it } from 'vitest'
import { contrastOf } from '../../scripts/build/content/contrast.ts'

it('contrast is calculated as in WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
