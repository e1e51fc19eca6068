import { expect, it } from 'vitest'
import { MarkupWords } from '../../../scripts/prerender/criticalStyles.ts'

/** What hides the elements that await their styles ends every page's rules. */
const WAITING = ':where(html:not([data-start-failed]) [data-awaits-styles]){display:none}'

const rulesOf = async (css: string, ...pages: string[]) => {
  const words = new MarkupWords()
  for (const page of pages) words.add(page)
  const rules = await words.rulesOf(css)
  expect(rules.endsWith(WAITING)).toBe(true)
  return rules.slice(0, -WAITING.length)
}

it('keeps the rules of what stands in any page of a kind', async () => {
  const css = '.a{b:c}.b:not(.x){b:c}.x{b:c}.x:disabled{b:c}main>.a{b:c}nav{b:c}'
  expect(await rulesOf(css, '<main class="a">', '<p class="b">nav x</p>')).toBe(
    '.a{b:c}.b:not(.x){b:c}main>.a{b:c}',
  )
})

it.each([
  ['what is pointed at', '.b:hover{b:c}.a .b:active svg{b:c}.b,.b:hover{b:c}', '.b{b:c}'],
  [
    'what has focus, beyond the rule for all',
    '.b:focus-visible{b:c}:focus-visible:not(.x){b:c}',
    ':focus-visible:not(.x){b:c}',
  ],
  ['what is opened', '.b[data-open=true]{b:c}.b[data-open=false]{b:c}', '.b[data-open=false]{b:c}'],
  ['what changes', '.b{b:c;transition:b 1s;-webkit-transition:b 1s}.b{transition:none}', '.b{b:c}'],
  ['paper', '@media print{.b{b:c}}@media (print){.b{b:c}}', '@media (print){.b{b:c}}'],
])('leaves to the whole sheet %s', async (_, css, kept) => {
  expect(await rulesOf(css, '<p class="b" data-open="false">', '<p class="a" data-other="true"><svg>')).toBe(
    kept,
  )
})

it('keeps what is not yet, or may be before the whole sheet comes', async () => {
  const css = [
    '.b:not(:hover){b:c}',
    '.b:focus{b:c}',
    '[data-motion-choice=still] .b{b:c}',
    '.b[data-open]{b:c}',
    '.b[data-open^=f]{b:c}',
    '@keyframes turn{0%{b:c}to{b:c}}',
    '.b{animation:turn 1s}',
  ].join('')
  expect(await rulesOf(css, '<html data-motion-choice="full"><p class="b" data-open="false">')).toBe(css)
})

it('keeps what belongs to no element, within its conditions, and what scripts say before the whole sheet comes', async () => {
  const css = [
    ':root{b:c}',
    ':focus-visible{b:c}',
    '*,:before{b:c}',
    ':disabled{b:c}',
    '@font-face{font-family:A}',
    '@media (width<=9px){p{b:c}}',
    '[data-motion-choice=still] p{b:c}',
    '[data-below=waits] p{b:c}',
    '[data-start-failed] p{b:c}',
  ].join('')
  expect(await rulesOf(`${css}@media (width<=9px){.x{b:c}}`, '<html data-motion-choice="full"><p>')).toBe(css)
})

it('keeps variables and animations that a rule or the markup uses', async () => {
  const turn = (name: string) => `@keyframes ${name}{to{rotate:1turn}}`
  const css = `:root{--a:1;--b:var(--c);--c:2;--d:3}@media (width<=9px){:root{--d:4}}p{e:var(--b);animation:turn 1s}${turn('turn')}${turn('rise')}`
  const kept = await rulesOf(css, '<p style="color:var(--a)">')
  expect(kept).toBe(`:root{--a:1;--b:var(--c);--c:2}p{e:var(--b);animation:turn 1s}${turn('turn')}`)
})

it('leaves out what awaits the whole sheet, and nothing around it', async () => {
  const css = ['a', 'b', 'c', 'd', 'e'].map((name) => `.${name}{b:c}`).join('')
  const page =
    '<div class="a"><div class="b" data-awaits-styles=""><div class="c"></div><div></div></div></div>' +
    '<p class="d"><i class="b" data-awaits-styles="">c</i></p><div class="e"></div>'
  expect(await rulesOf(css, page)).toBe('.a{b:c}.d{b:c}.e{b:c}')
  await expect(rulesOf(css, '<div data-awaits-styles=""><div></div>')).rejects.toThrow('has no end')
})
