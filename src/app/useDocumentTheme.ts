import { useEffect, useLayoutEffect } from 'react'
import type { Theme } from '@/config/themes'
import { afterNextFrame } from '@/lib/browser/afterNextFrame'

/** Returns the background colour of a theme, or an empty string if the stylesheets have not loaded. */
const backgroundColor = (theme: Theme) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${theme}-bg`).trim()

/** Sets the colour outside the page's content: the browser's toolbars, the scrollbar gutter and the overscroll area. */
function colorSurroundings(headerTheme: Theme, pageTheme: Theme) {
  const color = backgroundColor(headerTheme)
  if (!color) return
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  // A literal colour restyles only this element. Changing the theme or a custom property would restyle the whole page.
  document.documentElement.style.backgroundColor = headerTheme === pageTheme ? '' : color
}

/**
 * Sets the page's theme on the root element, which colours the scrollbar gutter, the overscroll area and form controls. While the
 * header shows another theme, the background and the browser's toolbars use that theme's colour.
 */
export function useDocumentTheme(pageTheme: Theme, headerTheme = pageTheme) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = pageTheme
  }, [pageTheme])
  useEffect(() => {
    let cancelled = false
    const colorAfterStyling = async () => {
      await afterNextFrame()
      if (!cancelled) colorSurroundings(headerTheme, pageTheme)
    }
    void colorAfterStyling()
    return () => {
      cancelled = true
    }
  }, [pageTheme, headerTheme])
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['theme']
      document.documentElement.style.backgroundColor = ''
    },
    [],
  )
}
