import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { pagesByPath } from '@/content/pages'
import { chapterBlocks, paragraphsOf } from '@/posts/chapterText'
import { photoFeeds, serialFeeds } from '../../../scripts/seo/feeds.tsx'
import { pageCards } from '../../../scripts/seo/pageCards.ts'
import { sitemapEntries } from '../../../scripts/seo/sitemapEntries.ts'
import { buildPost } from '../../support/posts'
import { sampleChapters, sampleEpisodes } from '../../support/serials'

const SITE_URL = 'https://blank.example'

interface Item {
  url: string
  title: string
  content_html: string
  image?: string
}
const itemsOf = (text: string | undefined): Item[] => JSON.parse(text ?? '').items

test('both cameras share one photo feed', () => {
  const [rss, json] = photoFeeds(
    {
      a7c2: [
        buildPost({
          id: 1,
          title: '하나',
          createdAt: '2026-01-01T00:00:00Z',
          image: 'https://cdn.example/1.webp',
        }),
      ],
      x100vi: [buildPost({ id: 2, title: '<둘>', createdAt: '2026-02-01T00:00:00Z', summary: 'a & b' })],
    },
    SITE_URL,
  )
  expect([rss?.path, json?.path]).toEqual(['/feeds/photos.xml', '/feeds/photos.json'])
  const items = itemsOf(json?.text)
  expect(items.map(({ url, title }) => [url, title])).toEqual([
    [`${SITE_URL}/gallery/x100vi/view/2`, '<둘>'],
    [`${SITE_URL}/gallery/a7c2/View/1`, '하나'],
  ])
  expect(items[0]?.content_html).toBe('<p>a &amp; b</p>')
  expect(items[1]?.image).toBe('https://cdn.example/1.webp')
  const { rss: parsed } = new XMLParser().parse(rss?.text ?? '')
  expect(parsed.channel.item.map((item: { title: string }) => item.title)).toEqual(['<둘>', '하나'])
})

const serials = {
  episodes: [...sampleEpisodes],
  chapters: sampleChapters.map((chapter) => ({
    ...chapter,
    excerpt: paragraphsOf(chapterBlocks(chapter.body)).slice(0, 2),
  })),
}
const serialFeed = (path: string) => serialFeeds(serials, SITE_URL).find((file) => file.path === path)?.text

test('the chapter feed lists the chapters of all novels with an excerpt, the newest first', () => {
  const items = itemsOf(serialFeed('/feeds/chapters.json'))
  expect(items.map(({ url }) => url)).toContain(`${SITE_URL}/novel/Tls?chapter=2`)
  expect(items.map(({ url }) => url)).toContain(`${SITE_URL}/novel/More?tab=fantasy&chapter=1`)
  expect(items[0]?.title).toBe('먹룡의 사서, 1장 흐려지는 이름')
  for (const { content_html } of items) expect(content_html).toMatch(/^<p>.{20,}<\/p>/)
})

test.each([
  ['webtoon-tls', ['3화 우산은 하나', '2화 받는 사람 없음', '1화 자정에서 이 분'], '/webtoon/View/4'],
  ['webtoon-they', ['1화 등불지기의 셈법'], '/webtoon/View/3'],
  ['webtoon-some', [], undefined],
  [
    'novel-tls',
    ['해와 달의 연애사, 2장 벽 하나를 사이에 두고', '해와 달의 연애사, 1장 같은 얼굴의 봄'],
    '/novel/Tls?chapter=2',
  ],
  ['novel-more-book', ['빈 페이지 수집가, 1장 가장 아무것도 없는 종이'], '/novel/More?tab=book&chapter=1'],
])('the feed %s lists its own works, the newest first', (name, titles, href) => {
  const { rss } = new XMLParser({ isArray: (tag) => tag === 'item' }).parse(
    serialFeed(`/feeds/${name}.xml`) ?? '',
  )
  const items: { title: string; link: string }[] = rss.channel.item ?? []
  expect(items.map(({ title }) => title)).toEqual(titles)
  expect(items[0]?.link).toBe(href && SITE_URL + href)
})

test('the sitemap lists every page in its languages and every row; a list has the date of its newest row', () => {
  const row = buildPost({ id: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-03-01T00:00:00Z' })
  const entries = sitemapEntries(['/', '/gallery/A7c2', '/about/Profile'], { a7c2: [row] }, SITE_URL)
  const modified = new Date('2026-03-01T00:00:00Z')
  const inBoth = (korean: string, english: string, date: Date | null, ...others: object[]) => {
    const languages = [{ hreflang: 'ko', href: korean }, { hreflang: 'en', href: english }, ...others]
    return [korean, english].map((url) => ({ url, modified: date, images: [], languages }))
  }
  const home = `${SITE_URL}/`
  expect(entries).toEqual([
    ...inBoth(home, `${SITE_URL}/en`, null, { hreflang: 'x-default', href: home }),
    ...inBoth(`${SITE_URL}/gallery/A7c2`, `${SITE_URL}/en/gallery/A7c2`, modified),
    ...inBoth(`${SITE_URL}/about/Profile`, `${SITE_URL}/en/about/Profile`, null),
    { url: `${SITE_URL}/gallery/a7c2/View/1`, modified, images: [] },
  ])
})

test('every page in the menu has a card', () => {
  const pages = [...pagesByPath.keys()]
  const cards = pageCards({})
  expect(cards.map(({ path }) => path).toSorted()).toEqual(pages.toSorted())
  for (const { alt } of cards) expect(alt).toMatch(/[가-힣]/)
})
