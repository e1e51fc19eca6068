import { describe, expect, it } from 'vitest'
import { createHead, type SiteIdentity } from '@/ui/head'
import { headHtml, jsonForScript } from '../../../scripts/seo/headHtml.ts'
import { postJsonLd } from '../../../scripts/seo/jsonLd.ts'
import { buildPost } from '../../support/posts'

const site: SiteIdentity = {
  name: 'Blank Page',
  description: '빈 페이지',
  locale: 'ko_KR',
  image: { src: '/og-image.jpg', width: 1200, height: 630, alt: '빈 종이' },
  feeds: [],
}
const SITE_URL = 'https://blank.example'

function parsed(title: string) {
  const page = {
    title,
    description: title,
    path: '/gallery/a7c2/View/7',
    image: { src: '/a.webp', alt: title },
  }
  const html = headHtml(
    createHead(page, site, SITE_URL),
    postJsonLd('a7c2', { ...buildPost({ title, alt: title, summary: title }), meta: {} }, SITE_URL),
  )
  return new DOMParser().parseFromString(
    `<!doctype html><html><head>${html}</head><body></body></html>`,
    'text/html',
  )
}

const expectedElements = parsed('겹겹의 새벽').querySelectorAll('head *').length

describe.each([
  ['markup that ends the script', '</script><script>alert(1)</script><!--'],
  ['markup that ends the title', '</title><img src=x onerror=alert(1)>'],
  ['quotes', `" onload="alert(1)' x='`],
  ['entities', '&lt;b&gt; &amp;amp; &#x3c;'],
  ['a comment', '<!-- <script> -->'],
  ['120 characters, emoji, Hanja, right to left', '👩‍🎨 山水畫 مرحبا '.repeat(8).slice(0, 120).trim()],
])('a title with %s', (_name, title) => {
  it('stays text in the head and in structured data', () => {
    const document = parsed(title)
    expect(document.querySelectorAll('head *')).toHaveLength(expectedElements)
    expect(document.body.childNodes).toHaveLength(0)
    expect(document.title).toBe(`${title} · Blank Page`)
    for (const selector of ['meta[property="og:title"]', 'meta[name="twitter:title"]'])
      expect(document.querySelector(selector)?.getAttribute('content')).toBe(`${title} · Blank Page`)
    for (const selector of ['meta[name=description]', 'meta[property="og:image:alt"]'])
      expect(document.querySelector(selector)?.getAttribute('content')).toBe(title)
    const data = JSON.parse(document.querySelector('script')?.textContent ?? '')
    expect(data['@graph'].at(-1).name).toBe(title)
  })
})

it('JSON in a script contains no <', () => {
  expect(jsonForScript({ a: '</script><!--' })).not.toContain('<')
})
