import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, it, test } from 'vitest'
import { REDUCED_MOTION } from '@/config/motionChoice'
import { choiceForMedia } from '../../../scripts/motion-choice/choiceForMedia.ts'
import { askNobody } from '../../../scripts/motion-choice/plugin.ts'
import { compileSheets } from '../../styles/sheets'

const chosen = (css: string) =>
  postcss([choiceForMedia]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ')

const FULL = ':where([data-motion-choice=full])'
const LESS = ':where([data-motion-choice=calm],[data-motion-choice=still])'

describe('a stylesheet', () => {
  it.each([
    [
      '@media (prefers-reduced-motion: no-preference) { .a, .b:hover { top: 0 } }',
      `${FULL} .a, ${FULL} .b:hover { top: 0 }`,
    ],
    ['@media (prefers-reduced-motion: reduce) { .a::after { top: 0 } }', `${LESS} .a::after { top: 0 }`],
    ['@media (prefers-reduced-motion) { .a { top: 0 } }', `${LESS} .a { top: 0 }`],
    [
      '@media (max-width: 9px) and (prefers-reduced-motion: reduce) { .a { top: 0 } }',
      `@media (max-width: 9px) { ${LESS} .a { top: 0 } }`,
    ],
    [
      '@media (prefers-reduced-motion: no-preference) { @media (hover: hover) { .a { top: 0 } } }',
      `@media (hover: hover) { ${FULL} .a { top: 0 } }`,
    ],
    [
      '@media (prefers-reduced-motion: reduce) { html.a b, :root { top: 0 } }',
      `html${LESS}.a b, :root${LESS} { top: 0 }`,
    ],
    [
      '@media (prefers-reduced-motion: reduce) { ::view-transition-old(root) { top: 0 } }',
      `${LESS}::view-transition-old(root) { top: 0 }`,
    ],
  ])('reads the choice instead of the system: %s', (written, read) => {
    expect(chosen(written).trim()).toBe(read)
  })

  it('keeps its keyframes', () => {
    const css = '@media (prefers-reduced-motion: no-preference) { @keyframes a { from { top: 0 } } }'
    expect(chosen(css).trim()).toBe('@keyframes a { from { top: 0 } }')
  })

  it('is refused where it asks in a way that no choice stands for', () => {
    expect(() => chosen('@media (prefers-reduced-motion: reduce), print { a { top: 0 } }')).toThrow(
      'no choice',
    )
    expect(() => chosen('@media not (prefers-reduced-motion: reduce) { a { top: 0 } }')).toThrow('no choice')
  })

  it('of this site or of a package never asks the system', () => {
    const lightbox = readFileSync('node_modules/yet-another-react-lightbox/dist/styles.css', 'utf8')
    for (const css of [compileSheets(), lightbox]) {
      expect(css).toContain('prefers-reduced-motion')
      expect(chosen(css)).not.toContain('prefers-reduced-motion')
    }
  })
})

test.each([
  '@studio-freight/lenis/dist/lenis.mjs',
  'lottie-react/build/animation/useLottieAnimation.js',
  'yet-another-react-lightbox/dist/index.js',
])('%s no longer asks the system past the choice', (file) => {
  const { filter, handler } = askNobody.transform
  const code = readFileSync(`node_modules/${file}`, 'utf8')
  expect(filter.id.test(`/work/node_modules/${file}`)).toBe(true)
  expect(code).toContain(filter.code)
  expect(handler(code).code).not.toContain(REDUCED_MOTION)
})
