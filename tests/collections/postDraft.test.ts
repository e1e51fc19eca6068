import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Collection, CollectionKey } from '@/collections/definition'
import { blankDraft, postDraftSchema } from '@/collections/postDraft'
import { collections } from '@/collections/registry'

const blank = { ...blankDraft(), title: '겹겹의 새벽' }
const every = Object.values<Collection>(collections)
const read = (changes: object, collection: Collection = collections.a7c2) =>
  v.safeParse(postDraftSchema(collection), { ...blank, ...changes })
/** The words of the first fault, or null. */
const fault = (changes: object) => read(changes).issues?.[0].message ?? null

describe.each(every)('a draft of $key', (collection) => {
  it('may be nothing but a title', () => {
    expect(read({}, collection).output).toEqual(blank)
  })

  it('needs a title', () => {
    for (const title of ['', ' \n ']) expect(read({ title }, collection).success).toBe(false)
  })
})

describe('the fields that all collections share', () => {
  it('come out composed and without space around them', () => {
    const decomposed = '  한강  '.normalize('NFD')
    expect(read({ title: decomposed, alt: decomposed, summary: decomposed }).output).toMatchObject({
      title: '한강',
      alt: '한강',
      summary: '한강',
    })
  })

  it('hold nothing rather than an empty text', () => {
    expect(read({ alt: ' ', summary: '' }).output).toMatchObject({ alt: null, summary: null })
  })

  it.each([
    ['title', 120, '제목은 120자까지 쓸 수 있습니다.'],
    ['alt', 500, '대체 텍스트는 500자까지 쓸 수 있습니다.'],
    ['summary', 300, '요약은 300자까지 쓸 수 있습니다.'],
  ])('%s takes up to %i characters, an emoji being one', (name, longest, words) => {
    expect(fault({ [name]: '🌊'.repeat(longest) })).toBeNull()
    expect(fault({ [name]: '가'.repeat(longest + 1) })).toBe(words)
  })

  it('refuse sizes that no picture has, and a third status', () => {
    for (const width of [0, -1, 1.5]) expect(read({ width }).success).toBe(false)
    expect(read({ status: 'hidden' }).success).toBe(false)
    expect(read({ body: '<p>HTML</p>' }).success).toBe(false)
  })
})

const good: Record<CollectionKey, object> = {
  favorites: { category: '도구', link: 'https://example.com/' },
  portfolio: {
    client: '창비',
    category: '표지',
    year: 2025,
    role: '디자인',
    period: '6주',
    tools: ['Figma', '연필'],
    link: 'https://example.com/work',
    color: '#E5402F',
  },
  a7c2: {
    camera: 'SONY A7C2',
    lens: 'FE 35mm F1.8',
    aperture: 1.8,
    shutter: '1/640',
    iso: 100,
    focalLength: 35,
    focalLength35: 35,
    exposureCompensation: -0.3,
    takenAt: '2025-10-19T06:41:12+09:00',
  },
  x100vi: { filmSimulation: 'Classic Chrome', recipe: { 그레인: '약하게' } },
  fanart: { source: '바람의 나라', year: 2024, series: 'they' },
}
const bad: Record<CollectionKey, object> = {
  favorites: { category: '가'.repeat(201), link: 'javascript:alert(1)' },
  portfolio: { client: '', year: 12, tools: 'Figma', link: 'ftp://example.com', color: 'red' },
  a7c2: { aperture: 0, iso: -100, focalLength: Infinity, takenAt: '어제', camera: 7 },
  x100vi: { filmSimulation: ' ', recipe: { 그레인: 3 } },
  fanart: { source: [], year: 2024.5, series: 'novel' },
}

describe.each(every)('what only $key has', (collection) => {
  it('is kept where it is good', () => {
    const meta = good[collection.key]
    expect(read({ meta }, collection).output).toEqual({ ...blank, meta })
  })

  it('spoils itself alone where it is bad', () => {
    const meta = { ...bad[collection.key], unknown: '남의 것' }
    // Not in the least strictly: a spoilt field is undefined, which JSON leaves out.
    expect(read({ meta }, collection).output).toEqual(blank)
  })
})
