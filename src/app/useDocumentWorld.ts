import { useEffect, useLayoutEffect } from 'react'
import type { World } from '@/config/worlds'
import { afterNextFrame } from '@/lib/afterNextFrame'

/** The custom property that holds a world's ground. */
const colourOf = (world: World) => `--${world}-bg`

function colourBars(world: World) {
  const colour = getComputedStyle(document.documentElement).getPropertyValue(colourOf(world)).trim()
  if (colour) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
}

/**
 * Lays the page's ground under everything: behind a locked page's gutter, in the stretch of a rubber band and in the
 * colour of its controls. The browser's own bars take the colour of the header's world.
 */
export function useDocumentWorld(ground: World, world = ground) {
  useLayoutEffect(() => {
    document.documentElement.dataset['world'] = ground
  }, [ground])
  useLayoutEffect(() => {
    // A colour of its own styles this one element; another world would style every element of the page.
    document.documentElement.style.backgroundColor = world === ground ? '' : `var(${colourOf(world)})`
  }, [ground, world])
  useEffect(() => {
    let gone = false
    const colourOnceStyled = async () => {
      await afterNextFrame()
      if (!gone) colourBars(world)
    }
    void colourOnceStyled()
    return () => {
      gone = true
    }
  }, [world])
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['world']
      document.documentElement.style.backgroundColor = ''
    },
    [],
  )
}
