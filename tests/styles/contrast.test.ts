// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { contrastOf, MARK_PAIRS, TEXT_PAIRS } from '../../scripts/build/content/contrast.ts'

describe('token contrast', () => {
  it('is calculated as in WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(TEXT_PAIRS)('is sufficient for text: %s on %s', (text, ground) => {
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARK_PAIRS)('is sufficient for marks: %s on %s', (mark, ground) => {
    expect(contrastOf(mark, ground)).toBeGreaterThanOrEqual(3)
  })
})
