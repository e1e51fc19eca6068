import { describe, expect, test } from 'vitest'
import { formatExposure, parseRecipe, sameRecipe, toSpokenText } from '@/features/photos/recipe/recipe'

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
  test('keeps the labels and values of the row', () => {
    expect(parseRecipe(meta)).toEqual({
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

  test('reads the shift from a separate setting, and clamps it', () => {
    const shifted = parseRecipe({
      recipe: { '화이트 밸런스': '자동', '화이트 밸런스 이동': 'R +12, B −4' },
    })
    expect(shifted?.whiteBalance).toMatchObject({
      value: '자동, R +12, B −4',
      shift: { red: 9, blue: -4 },
    })
    expect(parseRecipe({ recipe: { '화이트 밸런스': '5500K' } })?.whiteBalance?.shift).toBeNull()
  })

  test.each([
    [{}, null],
    [{ filmSimulation: 'ETERNA' }, null],
    [{ recipe: {} }, null],
    [{ recipe: { 그레인: '  ' } }, null],
    [{ recipe: {}, filmSimulation: 'ETERNA', exposureCompensation: 1 }, 'ETERNA'],
  ])('of %j is null, or only the film simulation', (partialMeta, simulation) => {
    expect(parseRecipe(partialMeta)).toEqual(
      simulation === null ? null : { simulation, whiteBalance: null, tones: [], swatches: [] },
    )
  })

  test('accepts decomposed Hangul, and keeps unknown settings', () => {
    expect(parseRecipe({ recipe: { ['그레인'.normalize('NFD')]: '강하게' } })?.swatches[0]).toMatchObject({
      kind: 'grain',
      level: 2,
    })
    expect(parseRecipe({ recipe: { '<b>x</b>': '1e9' } })?.tones).toEqual([
      { label: '<b>x</b>', value: '1e9', steps: null },
    ])
  })

  test('equals another regardless of key order and exposure, but not with another film', () => {
    const { recipe } = meta
    const reversed = Object.fromEntries(Object.entries(recipe).toReversed())
    expect(sameRecipe(meta, { ...meta, recipe: reversed, exposureCompensation: 0 })).toBe(true)
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
])('%s is spoken as %s', (value, text) => expect(toSpokenText(value)).toBe(text))

test.each([
  [0.7, '+⅔'],
  [0.3, '+⅓'],
  [-0.3, '−⅓'],
  [1, '+1'],
  [-1.7, '−1⅔'],
  [0, '±0'],
  [0.5, '+0.5'],
])('an exposure of %d is written as %s', (ev, text) => expect(formatExposure(ev)).toBe(text))
