import { expect, test } from 'vitest'
import { externalLinks } from '@content/externalLinks'
import { galleries } from '@/content/galleryRegistry'
import { navigation } from '@content/navigation'
import { profile } from '@content/profile'
import { rights } from '@content/rights'
import { site } from '@content/site'
import { readStories } from '../../../../scripts/build/content/storyFaults.ts'
import { findFaults } from '../../../../scripts/build/content/findFaults.ts'

const content = { site, navigation, galleries, externalLinks, profile, rights, stories: readStories() }
const camera = { make: 'NIKON', model: 'NIKON Z f' }
const gallery = { key: 'zf', detailPath: '/gallery/zf/View/:id', cameras: [camera] }
const page = { name: '언론', nameEn: 'Press', path: '/about/Press' }
const withRights = (changes: Partial<typeof rights>) => ({ rights: { ...rights, ...changes } })
const withOwner = (owner: Partial<typeof site.owner>) => ({
  site: { ...site, owner: { ...site.owner, ...owner } },
})

test.each([
  [{ languages: [] }, 'the site has no language'],
  [{ languages: ['ko', 'fr'] }, '“fr” is not a language of the interface'],
  [{ languages: ['ko', 'ko'] }, 'the language “ko” occurs twice'],
  [
    { sources: { 'home.ts': "title: { ko: '집', en: 'Home' },\nline: { ko: '집', en: ' ' }" } },
    'home.ts, line 2: the text in English is empty',
  ],
  [
    { sources: { 'home.ts': "lines: { ko: ['집', ''], en: ['At', 'home'] }" } },
    'the text in Korean is empty',
  ],
  [
    { navigation: [...navigation, page, { ...page, path: '/about/press' }] },
    'the route /about/press occurs twice',
  ],
  [{ galleries: [gallery, { ...gallery, cameras: [] }] }, 'the key “zf” is already in use'],
  [{ galleries: [{ ...gallery, key: 'trash' }] }, 'the key “trash” is already in use'],
  [{ galleries: [{ ...gallery, key: 'Z-f' }] }, 'the key “Z-f” may only have lower-case letters'],
  [{ galleries: [{ ...gallery, detailPath: '/gallery/zf' }] }, 'does not end with “/:id”'],
  [
    { galleries: [gallery, { ...gallery, key: 'zf2', cameras: [{ ...camera, make: 'Nikon' }] }] },
    'the camera Nikon NIKON Z f is in two galleries',
  ],
  [withOwner({ email: 'hello at example.com' }), '“hello at example.com” is not an e-mail address'],
  [withOwner({ handleUrl: 'example.com/me' }), '“example.com/me” is not an https address'],
  [withOwner({ name: ' ' }), 'the owner has no name'],
  [{ site: { ...site, shortName: 'A name that is long' } }, 'more than 12 characters'],
  [{ externalLinks: [{ name: 'Blog', url: 'http://blog.example' }] }, '“http://blog.example” of Blog'],
  [
    { profile: { crafts: [], timeline: [{ year: '2026', text: '', to: '/nowhere' }] } },
    '/nowhere is no page',
  ],
  [withRights({ license: 'http://a.example/' }), 'the licence “http://a.example/” is neither “reserved” nor'],
  [withRights({ license: 'all rights' }), 'the licence “all rights” is neither'],
  [withRights({ collections: { a7c2: { license: 'CC BY' } } }), 'the licence “CC BY” is neither'],
  [withRights({ collections: { film: {} } }), 'there is no collection “film”'],
  [withRights({ notice: ' ' }), 'the notice is empty'],
  [withRights({ notice: '가'.repeat(2001) }), 'the notice has more than 2000 characters'],
  [withRights({ contact: 'http://a.example/' }), 'the contact “http://a.example/” is neither'],
])('names the fault of %o', (fault, line) => {
  const [first, ...others] = findFaults({ ...content, ...fault })
  expect(first).toContain(line)
  expect(others).toEqual([])
})

test('names a menu picture that does not exist', () => {
  // As in JavaScript, which builds without a type check.
  const missing: object = { ...page, picture: 'press' }
  expect(findFaults({ ...content, navigation: [...navigation, { ...page, ...missing }] })).toEqual([
    'navigation.ts: “언론” has the picture “press”, which art/navigation lacks.',
  ])
})
