import { useEffect, useLayoutEffect } from 'react'
import type { Theme } from '@/config/themes'
import { afterNextFrame } from '@/lib/browser/afterNextFrame'

/** Returns the background colour of a world, or an empty string if the stylesheets have not loaded. */
const backgroundColor = (world: Theme) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${world}-bg`).trim()

/** Sets the colour outside the page's content: the browser's toolbars, the scrollbar gutter and the overscroll area. */
function colorSurroundings(headerWorld: Theme, pageWorld: Theme) {
  const color = backgroundColor(headerWorld)
  if (!color) return
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  // A literal colour restyles only this element. Changing the world or a custom property would restyle the whole page.
  document.documentElement.style.backgroundColor = headerWorld === pageWorld ? '' : color
}

/**
 * Sets the page's world on the root element, which colours the scrollbar gutter, the overscroll area and form controls. While the
 * header shows another world, the background and the browser's toolbars use that world's colour.
 */
export function useDocumentTheme(pageWorld: Theme, headerWorld = pageWorld) {
  useLayoutEffect(() => {
    document.documentElement.dataset['world'] = pageWorld
  }, [pageWorld])
  useEffect(() => {
    let cancelled = false
    const colorAfterStyling = async () => {
      await afterNextFrame()
      if (!cancelled) colorSurroundings(headerWorld, pageWorld)
    }
    void colorAfterStyling()
    return () => {
      cancelled = true
    }
  }, [pageWorld, headerWorld])
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['world']
      document.documentElement.style.backgroundColor = ''
    },
    [],
  )
}
