import { useLayoutEffect } from 'react'
import type { World } from '@/ui/pageFrame'

/**
 * Lays the page's ground under everything: behind a locked page's gutter, in the stretch of a rubber band and in the
 * colour of its controls. The browser's own bars take the colour of the header's world.
 */
export function useGround(ground: World | 'admin', world = ground) {
  useLayoutEffect(() => {
    document.documentElement.dataset['world'] = ground
  }, [ground])
  useLayoutEffect(() => {
    const bar = document.querySelector('[data-testid="site-header"]') ?? document.documentElement
    const colour = getComputedStyle(bar).getPropertyValue('--bg').trim()
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
