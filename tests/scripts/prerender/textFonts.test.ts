import { describe, expect, it } from 'vitest'
import { fontRules, textsOf } from '../../../scripts/prerender/textFonts.ts'

const SANS = 'Blank Page Sans'
const HEDVIG = 'Hedvig Letters Serif'

/** Each font that a text may stand in, by the text. */
function fontsIn(css: string, markup: string): Record<string, string[]> {
  const fonts: Record<string, string[]> = {}
  for (const { family, weight, text } of textsOf(markup, fontRules(css)))
    fonts[text] = [...(fonts[text] ?? []), `${family} ${weight}`]
  return fonts
}

describe('the font of a text in markup', () => {
  it('is the text face at 400 where nothing else is said, bold where browsers set it so', () => {
    expect(fontsIn('p{color:red}', '<p>가<b>나</b></p><h2>다</h2>')).toEqual({
      가: [`${SANS} 400`],
      나: [`${SANS} 700`],
      다: [`${SANS} 700`],
    })
  })

  it('comes from the rules of its element, or of what that stands in', () => {
    const css =
      '.a{font-family:var(--font-korean)}.b{font-weight:500}.c{font:600 1rem/1.2 var(--font-read)}h1{font-weight:400}'
    expect(fontsIn(css, '<h1 class="a">가<i class="x b">나</i></h1><div class="c"><p>다</p></div>')).toEqual({
      가: ['Song Myung 400'],
      나: ['Song Myung 500'],
      다: ['Gowun Batang 600'],
    })
  })

  it('is every one that a rule may give it on some screen or in some state', () => {
    const css =
      '.a{font-weight:500}@media (width<768px){.a{font-weight:600}}.a:hover{font-family:var(--font-display)}'
    expect(fontsIn(css, '<p class="a">가</p>')).toEqual({ 가: [`${HEDVIG} 500`, `${HEDVIG} 600`] })
  })

  it('is none of a rule for other elements', () => {
    const css =
      '.a p{font-weight:500}.b>p.c{font-weight:600}.d::before{font-weight:500}[data-x]{font-weight:500}'
    expect(fontsIn(css, '<p class="c d" data-x>가</p><div class="a"><i></i><p>나</p></div>')).toEqual({
      가: [`${SANS} 400`],
      나: [`${SANS} 500`],
    })
  })

  it('does not ask for what stands beside the element', () => {
    expect(fontsIn('.a .b+p{font-weight:500}', '<div class="a"><i class="b"></i><p>가</p></div>')).toEqual({
      가: [`${SANS} 500`],
    })
  })

  it('is left as it is by what inherits it', () => {
    const css = '.a{font-weight:600}button{font:inherit}p{font-weight:inherit}'
    expect(fontsIn(css, '<div class="a"><button>가</button><p>나</p></div>')).toEqual({
      가: [`${SANS} 600`],
      나: [`${SANS} 600`],
    })
  })
})

describe('the texts of markup', () => {
  it('are no comments, scripts, attributes or marks', () => {
    const markup =
      '<!--$--><p title="가">나&amp;<br>다<img alt="라"></p><script>마</script><svg><path d="M0"></path></svg>'
    expect(textsOf(markup, new Map()).map(({ text }) => text)).toEqual(['나', '다'])
  })
})
