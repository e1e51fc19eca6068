import { useLayoutEffect } from 'react'
import type { World } from '@/ui/pageFrame'

/**
 * Lays the page's ground under everything: behind a locked page's gutter, in the stretch of a rubber band, in the
 * browser's own bars and in the colour of its controls.
 */
export function useGround(world: World | 'admin') {
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset['world'] = world
    const ground = getComputedStyle(page).getPropertyValue('--bg').trim()
    if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  }, [world])
  useLayoutEffect(() => () => void delete document.documentElement.dataset['world'], [])
}
