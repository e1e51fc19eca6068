import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { canonicalPath, fileUrl, createHead, pageUrl, type Head } from '@/ui/head'
import { PageHead, SiteIdentityContext, StaticHeadContext } from '@/ui/PageHead'

const site = {
  name: 'Blank Page',
  description: '빈 페이지',
  locale: 'ko_KR',
  image: { src: '/og-image.jpg', width: 1200, height: 630, alt: '빈 종이' },
  feeds: [{ title: '새 사진', type: 'application/rss+xml', path: '/feeds/photos.xml' }],
}
const head = (props: Parameters<typeof PageHead>[0]) => (
  <SiteIdentityContext value={site}>
    <PageHead {...props} />
  </SiteIdentityContext>
)
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

describe('PageHead', () => {
  it('sets the title to the page and the site, and to the site on the home page', () => {
    const { rerender } = render(head({ title: '작가 소개', path: '/about/Profile' }))
    expect(document.title).toBe('작가 소개 · Blank Page')
    rerender(head({ path: '/' }))
    expect(document.title).toBe('Blank Page')
  })

  it('uses absolute URLs in the sharing tags', () => {
    render(head({ title: 'A7C2', path: '/gallery/A7c2' }))
    const { origin } = window.location
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${origin}/gallery/A7c2`,
    )
    expect(content('meta[property="og:url"]')).toBe(`${origin}/gallery/A7c2`)
    expect(content('meta[property="og:image"]')).toBe(`${origin}/og-image.jpg`)
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image')
    expect(content('meta[name=description]')).toBe('빈 페이지')
  })

  it('adds noindex and no canonical link if requested', () => {
    render(head({ title: '없음', path: '/nowhere', noindex: true }))
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
  })

  it('renders the same markup on every server', () => {
    expect(renderToString(head({ path: '/' }))).toBe(renderToString(head({ path: '/' })))
    expect(renderToString(head({ path: '/' }))).not.toContain('localhost')
  })

  it.each([
    ['/', '/'],
    ['/about/Profile/', '/about/Profile'],
    ['/about/Profile', '/about/Profile'],
  ])('has the canonical path of %s: %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('adds image, image size, alternative text and times of an article', () => {
    render(
      head({
        title: '겹겹의 새벽',
        path: '/gallery/a7c2/View/1',
        type: 'article',
        image: { src: '/a.webp', width: 2400, height: 1600, alt: '산' },
        published: '2026-10-24T06:50:00+09:00',
        modified: null,
      }),
    )
    expect(content('meta[property="og:image"]')).toBe(`${window.location.origin}/a.webp`)
    expect(content('meta[property="og:image:width"]')).toBe('2400')
    expect(content('meta[property="og:image:height"]')).toBe('1600')
    expect(content('meta[property="og:image:alt"]')).toBe('산')
    expect(content('meta[name="twitter:image:alt"]')).toBe('산')
    expect(content('meta[property="article:published_time"]')).toBe('2026-10-24T06:50:00+09:00')
    expect(content('meta[property="article:modified_time"]')).toBeUndefined()
  })

  it('links to the feeds', () => {
    render(head({ path: '/' }))
    const feed = document.head.querySelector('link[rel=alternate][type="application/rss+xml"]')
    expect(feed).toHaveAttribute('href', `${window.location.origin}/feeds/photos.xml`)
  })

  it('is passed to the static renderer as data, with the social card of the page', () => {
    const written: Head[] = []
    const card = { src: '/og/profile-1.jpg', width: 1200, height: 630, alt: '작가' }
    const html = renderToString(
      <StaticHeadContext
        value={{
          card: (path) => (path === '/about/Profile' ? card : undefined),
          write: (each) => written.push(each),
        }}
      >
        {head({ title: '작가 소개', path: '/about/Profile/', image: { src: '/portrait.webp' } })}
      </StaticHeadContext>,
    )
    expect(html).toBe('')
    const page = { title: '작가 소개', path: '/about/Profile', image: card }
    expect(written).toEqual([createHead(page, site, '')])
  })

  it.each([
    ['https://blank.example', '/', 'https://blank.example/'],
    ['https://blank.example', '/about/Profile/', 'https://blank.example/about/Profile'],
    ['https://owner.example/page', '/about/Profile', 'https://owner.example/page/about/Profile'],
  ])('resolves on %s the page %s to %s', (siteUrl, path, url) => {
    expect(pageUrl(siteUrl, path)).toBe(url)
  })

  it.each([
    ['https://blank.example', '/assets/a.webp', 'https://blank.example/assets/a.webp'],
    ['https://owner.example/page', '/page/assets/a.webp', 'https://owner.example/page/assets/a.webp'],
    ['https://blank.example', 'https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ])('resolves on %s the file %s to %s', (siteUrl, file, url) => {
    expect(fileUrl(siteUrl, file)).toBe(url)
  })
})
