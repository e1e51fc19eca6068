import { useLayoutEffect } from 'react'
import type { World } from '@/config/worlds'

/**
 * Lays the page's ground under everything: behind a locked page's gutter, in the stretch of a rubber band and in the
 * colour of its controls. The browser's own bars take the colour of the header's world.
 */
export function useDocumentWorld(ground: World, world = ground) {
  useLayoutEffect(() => {
    document.documentElement.dataset['world'] = ground
  }, [ground])
  useLayoutEffect(() => {
    const colour = getComputedStyle(document.documentElement).getPropertyValue(`--${world}-bg`).trim()
    if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
    // A colour of its own styles this one element; another world would style every element of the page.
    document.documentElement.style.backgroundColor = world === ground ? '' : colour
  }, [ground, world])
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['world']
      document.documentElement.style.backgroundColor = ''
    },
    [],
  )
}
