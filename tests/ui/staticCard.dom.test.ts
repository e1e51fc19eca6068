import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'

it('the browser goes on saying the card that the static HTML names for its own page', async () => {
  document.head.innerHTML = `
    <link rel="canonical" href="https://blank.example/about/Profile">
    <meta property="og:image" content="https://blank.example/og/profile-1.jpg">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="작가">`
  vi.resetModules()
  const { PageHead } = await import('@/ui/PageHead')
  const shared = (path: string) => {
    document.head.innerHTML = ''
    const { unmount } = render(createElement(PageHead, { path, image: { src: '/own.webp' } }))
    const found = ['', ':width', ':alt'].map((part) =>
      document.head.querySelector(`meta[property="og:image${part}"]`)?.getAttribute('content'),
    )
    unmount()
    return found
  }
  expect(shared('/about/Profile')).toEqual(['https://blank.example/og/profile-1.jpg', '1200', '작가'])
  expect(shared('/about/Favorites')).toEqual([`${window.location.origin}/own.webp`, undefined, undefined])
})
