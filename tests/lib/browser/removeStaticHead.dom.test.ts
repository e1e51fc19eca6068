import { expect, it } from 'vitest'
import { removeStaticHead } from '@/lib/browser/removeStaticHead'
import { createHead } from '@/ui/head'
import { headHtml } from '../../../scripts/seo/headHtml.ts'

it('removes the page-specific tags and keeps those of the shell', () => {
  const shell =
    '<meta charset="utf-8"><meta name="theme-color" content="#000"><link rel="icon" href="/a.svg">'
  const site = {
    name: 'Blank Page',
    description: '빈 페이지',
    locale: 'ko_KR',
    image: { src: '/og-image.jpg', width: 1200, height: 630, alt: '빈 종이' },
    feeds: [{ title: '새 사진', type: 'application/rss+xml', path: '/feeds/photos.xml' }],
  }
  const page = createHead(
    { path: '/a', type: 'article', published: '2026-01-01' },
    site,
    'https://blank.example',
  )
  const notFound = createHead({ path: '/b', noindex: true }, site, 'https://blank.example')
  document.head.innerHTML = shell + headHtml(page, { '@graph': [] }) + headHtml(notFound)
  removeStaticHead()
  const remaining = [...document.head.children].filter(({ tagName }) => tagName !== 'TITLE')
  expect(remaining.map(({ outerHTML }) => outerHTML).join('')).toBe(shell)
})
