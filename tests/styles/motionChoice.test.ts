// @vitest-environment node
import { parse } from 'postcss'
import { describe, expect, it } from 'vitest'
import { compileSheets } from './sheets'

const css = compileSheets()

describe('the motion mixins', () => {
  it('test the attribute on html instead of the media query', () => {
    expect(css).toContain('[data-motion-choice=full]')
    expect(css).not.toContain('prefers-reduced-motion')
  })

  it('put the attribute first in a selector, because html has no ancestor', () => {
    const misplaced: string[] = []
    parse(css).walkRules(({ selectors }) => {
      misplaced.push(...selectors.filter((selector) => /.:where\(\[data-motion-choice/.test(selector)))
    })
    expect(misplaced).toEqual([])
  })
})
