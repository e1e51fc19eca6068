import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'

it('keeps the social card of the static HTML on its page', async () => {
  document.head.innerHTML = `
    <link rel="canonical" href="https://blank.example/about/Profile">
    <meta property="og:image" content="https://blank.example/og/profile-1.jpg">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="작가">`
  vi.resetModules()
  const { PageHead } = await import('@/ui/PageHead')
  const socialCard = (path: string) => {
    document.head.innerHTML = ''
    const { unmount } = render(createElement(PageHead, { path, image: { src: '/own.webp' } }))
    const values = ['', ':width', ':alt'].map((part) =>
      document.head.querySelector(`meta[property="og:image${part}"]`)?.getAttribute('content'),
    )
    unmount()
    return values
  }
  expect(socialCard('/about/Profile')).toEqual(['https://blank.example/og/profile-1.jpg', '1200', '작가'])
  expect(socialCard('/about/Favorites')).toEqual([`${window.location.origin}/own.webp`, undefined, undefined])
})
