import { expect, test } from 'vitest'
import { rights } from '@content/rights'
import type { Rights } from '@/content/types'
import { postTerms } from '@/posts/postTerms'
import { pictureXmp } from '@/posts/pictures/pictureXmp'
import { readXmp } from '../support/xmp'

const BY = 'https://creativecommons.org/licenses/by/4.0/'
const source: Rights = { ...rights, collections: { a7c2: { license: BY }, fanart: { train: true } } }

test.each([
  ['the site', 'x100vi', {}, { license: 'reserved', train: false }],
  ['its collection', 'a7c2', {}, { license: BY, train: false }],
  ['its collection in part', 'fanart', { rights: { license: BY } }, { license: BY, train: true }],
  ['itself', 'a7c2', { rights: { license: 'reserved', train: true } }, { license: 'reserved', train: true }],
] as const)('a post has the terms of %s', (_, key, meta, terms) => {
  expect(postTerms(key, { meta }, source)).toEqual(terms)
})

test.each([
  'CC BY',
  null,
  [],
  42,
  { license: 'http://a.example/' },
  { license: 'javascript:alert(1)', train: true },
  { license: BY, train: 'yes' },
  { license: 5 },
  { train: null },
])('the malformed terms %j count as none, also in part', (malformed) => {
  expect(postTerms('x100vi', { meta: { rights: malformed } })).toEqual({ license: 'reserved', train: false })
})

test('the pictures of a post state its terms', () => {
  const read = (meta: object) =>
    readXmp(new TextEncoder().encode(pictureXmp('x100vi', { meta }, 'https://owner.example')))
  expect(read({})).toEqual({
    creator: '한여백',
    rights: rights.notice,
    statement: 'https://owner.example/about/Rights',
    dataMining: 'http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED',
  })
  expect(read({ rights: { license: BY, train: true } })).toMatchObject({
    statement: BY,
    dataMining: 'http://ns.useplus.org/ldf/vocab/DMI-ALLOWED',
  })
})
