import { expect, test } from 'vitest'
import { readStories, storyFaults, type Stories } from '../../../../scripts/build/content/storyFaults.ts'

const sample = readStories()
const [tls] = sample.series
const [tlsNovel, , story] = sample.novels
const page = sample.pages['series/tls/page.ts']

const without = (file: string) => ({ files: sample.files.filter((each) => each !== file) })
const withPage = (change: object) => ({
  pages: { ...sample.pages, 'series/tls/page.ts': { ...page, ...change } },
})
const withTls = (change: object) => ({
  series: sample.series.map((entry) => (entry === tls ? { ...entry, ...change } : entry)),
})
const withNovel = (change: object) => ({
  novels: sample.novels.map((entry) => (entry === tlsNovel ? { ...entry, ...change } : entry)),
})

test.each<[fault: object, line: string]>([
  [{ series: [...sample.series, tls] }, 'series/index.ts: the key “tls” occurs twice.'],
  [{ novels: [...sample.novels, tlsNovel] }, 'novels/index.ts: the key “tls” occurs twice.'],
  [{ novels: [...sample.novels, story] }, 'novels/index.ts: the tab “book” occurs twice.'],
  [{ series: sample.series.slice(1) }, 'series/index.ts does not list the folder tls.'],
  [withTls({ key: 'Tls' }), 'series/index.ts: the key “Tls” may only have lower-case letters'],
  [without('series/tls/page.ts'), 'series/tls/page.ts is missing.'],
  [without('series/tls/art/left.webp'), 'series/tls/art/left.webp is missing.'],
  [without('novels/tls/art/menu.webp'), 'novels/tls/art/menu.webp is missing.'],
  [
    withPage({ characters: [...(page?.characters ?? []), page?.characters[0]] }),
    'series/tls/page.ts: the character “hae” occurs twice.',
  ],
  [
    withPage({ gallery: [...(page?.gallery ?? []), page?.gallery[0]] }),
    'series/tls/page.ts: the picture “rooftop” occurs twice in the gallery.',
  ],
  [withPage({ characters: page?.characters.slice(1) }), 'series/tls/world.ts: “hae” is no character'],
  [withTls({ colors: { ...tls?.colors, plate: '#ffffff' } }), 'light text on the plate'],
  [withTls({ colors: { ...tls?.colors, accent: 'pink' } }), 'the colour pink is not written as #rrggbb'],
  [withNovel({ path: undefined }), 'novels/tls/index.ts: a novel has either a path or a tab.'],
  [{ novelTexts: {} }, 'novels/tls/novel.ts: a novel with a page needs its ground'],
])('names the fault of case %#', (fault, line) => {
  const stories: Stories = { ...sample, ...fault }
  expect(storyFaults(stories).join('\n')).toContain(line)
})
