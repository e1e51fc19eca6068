import { useEffect, useLayoutEffect } from 'react'
import type { World } from '@/config/worlds'
import { afterNextFrame } from '@/lib/browser/afterNextFrame'

/** The colour of a world's ground; empty where no stylesheet has come. */
const colourOf = (world: World) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${world}-bg`).trim()

/** Colours what lies outside of all worlds' elements: the browser's bars, the gutter and the stretch of a rubber band. */
function colourAround(world: World, ground: World) {
  const colour = colourOf(world)
  if (!colour) return
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
  // The colour itself styles this one element; another world, or a variable's value, would style every element of the page.
  document.documentElement.style.backgroundColor = world === ground ? '' : colour
}

/**
 * Lays the page's ground under everything: behind a locked page's gutter, in the stretch of a rubber band and in the
 * colour of its controls. While another world stands in the header, the ground and the browser's own bars take its colour.
 */
export function useDocumentWorld(ground: World, world = ground) {
  useLayoutEffect(() => {
    document.documentElement.dataset['world'] = ground
  }, [ground])
  useEffect(() => {
    let gone = false
    const colourOnceStyled = async () => {
      await afterNextFrame()
      if (!gone) colourAround(world, ground)
    }
    void colourOnceStyled()
    return () => {
      gone = true
    }
  }, [ground, world])
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['world']
      document.documentElement.style.backgroundColor = ''
    },
    [],
  )
}
