import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useDocumentTheme } from '@/app/useDocumentTheme'
import type { Theme } from '@/config/themes'

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('style')
  document.head.replaceChildren()
})

function Page({ page, header }: { page: Theme; header?: Theme }) {
  useDocumentTheme(page, header)
  return null
}

const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

test('sets the page’s theme, and the colour of the header’s theme as a literal value', async () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#000"><style>:root { --night-bg: #0d0c10; --pink-bg: #ff5c93 }</style>'
  const { rerender, unmount } = render(<Page page="night" />)
  expect(root.dataset['theme']).toBe('night')
  await waitFor(() => expect(themeColor()).toBe('#0d0c10'))
  expect(root.style.backgroundColor).toBe('')

  rerender(<Page page="night" header="pink" />)
  await waitFor(() => expect(themeColor()).toBe('#ff5c93'))
  expect(root.dataset['theme']).toBe('night')
  // Changing a custom property would restyle the whole page.
  expect(root.getAttribute('style')).toMatch(/background-color: (#ff5c93|rgb\(255, 92, 147\))/)

  rerender(<Page page="night" header="night" />)
  await waitFor(() => expect(root.style.backgroundColor).toBe(''))
  unmount()
  expect(root.dataset['theme']).toBeUndefined()
})
