import { describe, expect, test } from 'vitest'
import { exposureSign, recipeOf, recipeText, sameRecipe, spoken } from '@/features/photos/recipe/recipe'

const meta = {
  filmSimulation: 'NOSTALGIC Neg.',
  exposureCompensation: 0.7,
  recipe: {
    '화이트 밸런스': '자동, R+2 B-4',
    '다이내믹 레인지': 'DR200',
    그레인: '약하게, 작게',
    섀도: '−1',
    하이라이트: '-1',
    채도: '+1',
    '흑백 톤': 'WC +2',
  },
}

describe('a recipe', () => {
  test('is read setting by setting, in the words of the row', () => {
    expect(recipeOf(meta)).toEqual({
      simulation: 'NOSTALGIC Neg.',
      whiteBalance: { label: '화이트 밸런스', value: '자동, R+2 B-4', shift: { red: 2, blue: -4 } },
      tones: [
        { label: '하이라이트', value: '-1', steps: -1 },
        { label: '섀도', value: '−1', steps: -1 },
        { label: '채도', value: '+1', steps: 1 },
        { label: '흑백 톤', value: 'WC +2', steps: null },
      ],
      swatches: [
        { label: '그레인', value: '약하게, 작게', kind: 'grain', level: 1 },
        { label: '다이내믹 레인지', value: 'DR200', kind: 'dynamic-range', level: 1 },
        { label: '노출 보정', value: '+0.7 EV', kind: 'exposure', level: 0.7 },
      ],
    })
  })

  test('takes the shift from a line of its own, and holds it on the square', () => {
    const shifted = recipeOf({
      recipe: { '화이트 밸런스': '자동', '화이트 밸런스 이동': 'R +12, B −4' },
    })
    expect(shifted?.whiteBalance).toMatchObject({
      value: '자동, R +12, B −4',
      shift: { red: 9, blue: -4 },
    })
    expect(recipeOf({ recipe: { '화이트 밸런스': '5500K' } })?.whiteBalance?.shift).toBeNull()
  })

  test.each([
    [{}, null],
    [{ filmSimulation: 'ETERNA' }, null],
    [{ recipe: {} }, null],
    [{ recipe: { 그레인: '  ' } }, null],
    [{ recipe: {}, filmSimulation: 'ETERNA', exposureCompensation: 1 }, 'ETERNA'],
  ])('of %j is none, or its film alone', (known, simulation) => {
    expect(recipeOf(known)).toEqual(
      simulation === null ? null : { simulation, whiteBalance: null, tones: [], swatches: [] },
    )
  })

  test('takes letters in parts, and keeps what it does not know', () => {
    expect(recipeOf({ recipe: { ['그레인'.normalize('NFD')]: '강하게' } })?.swatches[0]).toMatchObject({
      kind: 'grain',
      level: 2,
    })
    expect(recipeOf({ recipe: { '<b>x</b>': '1e9' } })?.tones).toEqual([
      { label: '<b>x</b>', value: '1e9', steps: null },
    ])
  })

  test('is text, one setting a line', () => {
    const recipe = recipeOf(meta)
    expect(recipe && recipeText('전깃줄 악보', recipe)).toBe(
      [
        '전깃줄 악보',
        '필름 시뮬레이션: NOSTALGIC Neg.',
        '화이트 밸런스: 자동, R+2 B-4',
        '하이라이트: -1',
        '섀도: −1',
        '채도: +1',
        '흑백 톤: WC +2',
        '그레인: 약하게, 작게',
        '다이내믹 레인지: DR200',
        '노출 보정: +0.7 EV',
      ].join('\n'),
    )
  })

  test('is the same whatever the order of its lines and the exposure, not on another film', () => {
    const { recipe } = meta
    const turned = Object.fromEntries(Object.entries(recipe).toReversed())
    expect(sameRecipe(meta, { ...meta, recipe: turned, exposureCompensation: 0 })).toBe(true)
    expect(sameRecipe(meta, { ...meta, filmSimulation: 'ETERNA' })).toBe(false)
    expect(sameRecipe(meta, { ...meta, recipe: { ...recipe, 채도: '+2' } })).toBe(false)
  })
})

test.each([
  ['-1', '마이너스 1'],
  ['−4', '마이너스 4'],
  ['+0.7 EV', '플러스 0.7 EV'],
  ['자동, R+2 B-4', '자동, R플러스 2 B마이너스 4'],
  ['약하게, 작게', '약하게, 작게'],
])('%s is said %s', (value, words) => expect(spoken(value)).toBe(words))

test.each([
  [0.7, '+⅔'],
  [0.3, '+⅓'],
  [-0.3, '−⅓'],
  [1, '+1'],
  [-1.7, '−1⅔'],
  [0, '±0'],
  [0.5, '+0.5'],
])('an exposure of %d stands as %s', (ev, sign) => expect(exposureSign(ev)).toBe(sign))
