import { expect, it } from 'vitest'
import { MarkupWords } from '../../../scripts/prerender/criticalStyles.ts'

const rulesOf = (css: string, ...pages: string[]) => {
  const words = new MarkupWords()
  for (const page of pages) words.add(page)
  return words.rulesOf(css)
}

it('keeps the rules of what stands in any page of a kind, and what a visitor does to it', async () => {
  const css = '.a{b:c}.b:hover{b:c}.b:not(.x){b:c}.x{b:c}.x:disabled{b:c}main>.a{b:c}nav{b:c}'
  expect(await rulesOf(css, '<main class="a">', '<p class="b">nav x</p>')).toBe(
    '.a{b:c}.b:hover{b:c}.b:not(.x){b:c}main>.a{b:c}',
  )
})

it('keeps what belongs to no element, within its conditions, and what scripts say before the whole sheet comes', async () => {
  const css = [
    ':root{b:c}',
    ':focus-visible{b:c}',
    '*,:before{b:c}',
    ':disabled{b:c}',
    '@font-face{font-family:A}',
    '@media print{p{b:c}}',
    '[data-motion-choice=still] p{b:c}',
    '[data-below=waits] p{b:c}',
    '[data-start-failed] p{b:c}',
  ].join('')
  expect(await rulesOf(`${css}@media print{.x{b:c}}`, '<html data-motion-choice="full"><p>')).toBe(css)
})

it('keeps variables and animations that a rule or the markup uses', async () => {
  const turn = (name: string) => `@keyframes ${name}{to{rotate:1turn}}`
  const css = `:root{--a:1;--b:var(--c);--c:2;--d:3}@media print{:root{--d:4}}p{e:var(--b);animation:turn 1s}${turn('turn')}${turn('rise')}`
  const kept = await rulesOf(css, '<p style="color:var(--a)">')
  expect(kept).toBe(`:root{--a:1;--b:var(--c);--c:2}p{e:var(--b);animation:turn 1s}${turn('turn')}`)
})
