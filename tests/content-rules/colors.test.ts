import { expect, it } from 'vitest'
import { contrastOf, MARK_PAIRS, TEXT_PAIRS } from '../../scripts/build/content/contrast.ts'

it.each(TEXT_PAIRS)('the contrast is sufficient for text: %s on %s', (text, ground) => {
  expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
})

it.each(MARK_PAIRS)('the contrast is sufficient for marks: %s on %s', (mark, ground) => {
  expect(contrastOf(mark, ground)).toBeGreaterThanOrEqual(3)
})
