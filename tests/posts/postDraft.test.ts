import { describe, expect, it } from 'vitest'
import { type Collection, type CollectionKey, collections } from '@/posts/collections'
import { blankDraft, checkDraft, toDraft } from '@/posts/owner/postDraft'
import { buildPost } from '../support/posts'

const blank = { ...blankDraft(), title: '겹겹의 새벽' }
const every = Object.values<Collection>(collections)
const read = (changes: object, collection: Collection = collections.a7c2) =>
  checkDraft(collection, { ...blank, ...changes })
/** The validation messages by field, or null. */
const faults = (changes: object) => read(changes).faults

/** The fields of `meta` that a collection requires. */
const required: Partial<Record<CollectionKey, object>> = {
  episodes: { series: 'tls', number: 1, cuts: [] },
  chapters: { novel: 'tls', number: 1 },
  commissions: { use: 'personal' },
}

describe.each(every)('a draft of $key', (collection) => {
  const meta = required[collection.key] ?? {}

  it('is valid with only what is required', () => {
    expect(read({ meta }, collection).values).toEqual({ ...blank, meta })
  })

  it('needs a title', () => {
    const message = collection.key === 'commissions' ? '이름을 적어 주세요.' : '제목을 입력해 주세요.'
    for (const title of ['', ' \n ', '\u200B\u3164', '\u2800'])
      expect(read({ title, meta }, collection).faults).toEqual({ title: message })
  })
})

describe('a draft of a serial work', () => {
  const { episodes, chapters } = collections

  it('needs a series and a whole number from 1', () => {
    const missing = {
      'meta.series': '작품을 골라 주세요.',
      'meta.number': '1부터 시작하는 정수를 적어 주세요.',
    }
    for (const meta of [
      {},
      { series: 'Tls', number: 0 },
      { series: 7, number: 1.5 },
      { series: '', number: '1' },
    ])
      expect(read({ meta }, episodes).faults).toEqual(missing)
    expect(read({ meta: { series: 'tls', number: 1 } }, chapters).faults).toEqual({
      'meta.novel': '작품을 골라 주세요.',
    })
  })

  it('has at most 200 cuts', () => {
    const cut = { image: '/storage/v1/object/public/media/a.webp', width: 1, height: 1 }
    const meta = (count: number) => ({
      series: 'tls',
      number: 1,
      cuts: Array.from({ length: count }, () => cut),
    })
    expect(read({ meta: meta(200) }, episodes).faults).toBeNull()
    expect(read({ meta: meta(201) }, episodes).faults).toEqual({
      'meta.cuts': '한 화에 컷은 200개까지 올릴 수 있습니다.',
    })
  })

  it('has at most 60,000 letters without spaces', () => {
    const body = (count: number) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '🌊 \u3000'.repeat(count) }] }],
    })
    const meta = { novel: 'tls', number: 1 }
    expect(read({ meta, body: body(60_000) }, chapters).faults).toBeNull()
    expect(read({ meta, body: body(60_001) }, chapters).faults).toEqual({
      body: '한 장은 공백을 빼고 60,000자까지 쓸 수 있습니다.',
    })
  })
})

describe('a draft of any collection', () => {
  it('reports all invalid fields with their messages', () => {
    expect(faults({ title: '', summary: '가'.repeat(301) })).toEqual({
      title: '제목을 입력해 주세요.',
      summary: '요약은 300자까지 쓸 수 있습니다.',
    })
  })

  it('contains the editable fields of a row, without a malformed text', () => {
    const post = buildPost({ body: { type: 'doc' }, alt: '산' })
    expect(toDraft(post)).toEqual({ ...blankDraft(), title: post.title, body: { type: 'doc' }, alt: '산' })
    expect(toDraft(buildPost({ body: '<p>HTML</p>' })).body).toBeNull()
  })

  it('normalizes texts to NFC and trims them', () => {
    const decomposed = '  한강  '.normalize('NFD')
    expect(read({ title: decomposed, alt: decomposed, summary: decomposed }).values).toMatchObject({
      title: '한강',
      alt: '한강',
      summary: '한강',
    })
  })

  it('stores empty texts as null', () => {
    expect(read({ alt: ' ', summary: '' }).values).toMatchObject({ alt: null, summary: null })
  })

  it.each([
    ['title', 120, '제목은 120자까지 쓸 수 있습니다.'],
    ['alt', 500, '대체 텍스트는 500자까지 쓸 수 있습니다.'],
    ['summary', 300, '요약은 300자까지 쓸 수 있습니다.'],
  ])('limits %s to %i code points', (name, longest, words) => {
    expect(faults({ [name]: '🌊'.repeat(longest) })).toBeNull()
    expect(faults({ [name]: '가'.repeat(longest + 1) })).toEqual({ [name]: words })
  })

  it('rejects invalid sizes, an unknown status and a malformed text', () => {
    for (const width of [0, -1, 1.5]) expect(read({ width }).values).toBeNull()
    expect(read({ status: 'hidden' }).values).toBeNull()
    expect(read({ body: '<p>HTML</p>' }).values).toBeNull()
  })
})

const good: Partial<Record<CollectionKey, object>> = {
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
  episodes: {
    series: 'tls',
    number: 3,
    note: '첫 화입니다.',
    cuts: [
      {
        image: '/storage/v1/object/public/media/a.webp',
        width: 1440,
        height: 2360,
        placeholder: '4ggKFIYoV0mdlnaQmGU4c2A0CA==',
        alt: '밤하늘',
        script: [{ who: '한해', kind: 'line', text: '일 분 남았다.', unknown: '남의 것' }],
        unknown: '남의 것',
      },
    ],
  },
  chapters: { novel: 'more-book', number: 1, note: '처음부터 읽어 주세요.' },
  commissions: {
    from: 180_000,
    to: 320_000,
    days: 14,
    use: 'both',
    revisions: 2,
    samples: [{ collection: 'fanart', id: 5 }],
  },
}
const bad: Partial<Record<CollectionKey, object>> = {
  favorites: { category: '가'.repeat(201), link: 'javascript:alert(1)' },
  portfolio: { client: '', year: 12, tools: 'Figma', link: 'ftp://example.com', color: 'red' },
  a7c2: { aperture: 0, iso: -100, focalLength: Infinity, takenAt: '어제', camera: 7 },
  x100vi: { filmSimulation: ' ', recipe: { 그레인: 3 } },
  fanart: { source: [], year: 2024.5, series: 'novel' },
  episodes: { series: 'tls', number: 3, cuts: [], note: 7 },
  chapters: { novel: 'tls', number: 1, note: '가'.repeat(1001) },
  commissions: { from: 1.5, days: '14', use: 'both', samples: 'fanart-5' },
}

describe.each(every)('the meta of $key', (collection) => {
  it('is written if it is valid', () => {
    const meta = { ...good[collection.key] }
    expect(read({ meta }, collection).values).toEqual({ ...blank, meta })
  })

  it('is written unchanged where it is invalid or unknown', () => {
    const meta = { ...bad[collection.key], unknown: '남의 것' }
    expect(read({ meta }, collection).values).toEqual({ ...blank, meta })
  })
})
