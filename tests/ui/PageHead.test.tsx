import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { canonicalPath, PageHead, SiteIdentityContext } from '@/ui/PageHead'

const site = { name: 'Blank Page', description: '빈 페이지', locale: 'ko_KR', image: '/og-image.png' }
const head = (props: Parameters<typeof PageHead>[0]) => (
  <SiteIdentityContext value={site}>
    <PageHead {...props} />
  </SiteIdentityContext>
)
const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

describe('the head of a page', () => {
  it('names page and site, and the site alone at home', () => {
    const { rerender } = render(head({ title: '작가 소개', path: '/about/Profile' }))
    expect(document.title).toBe('작가 소개 · Blank Page')
    rerender(head({ path: '/' }))
    expect(document.title).toBe('Blank Page')
  })

  it('gives whole addresses to those who share', () => {
    render(head({ title: 'A7C2', path: '/gallery/A7c2' }))
    const { origin } = window.location
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${origin}/gallery/A7c2`,
    )
    expect(content('meta[property="og:url"]')).toBe(`${origin}/gallery/A7c2`)
    expect(content('meta[property="og:image"]')).toBe(`${origin}/og-image.png`)
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image')
    expect(content('meta[name=description]')).toBe('빈 페이지')
  })

  it('keeps search engines away when asked to', () => {
    render(head({ title: '없음', path: '/nowhere', noindex: true }))
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
  })

  it('renders the same on every server', () => {
    expect(renderToString(head({ path: '/' }))).toBe(renderToString(head({ path: '/' })))
    expect(renderToString(head({ path: '/' }))).not.toContain('localhost')
  })

  it.each([
    ['/', '/'],
    ['/about/Profile/', '/about/Profile'],
    ['/about/Profile', '/about/Profile'],
  ])('knows %s as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })
})
