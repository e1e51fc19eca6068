import { useEffect, useState } from 'react'
import type { World } from '@/config/worlds'
import { usePageFrame } from '@/stores/pageFrame'

/** The sections of home in order, with the ground of each. */
const GROUNDS = [
  ['visual', 'night'],
  ['design', 'paper'],
  ['webtoon', 'pink'],
  ['gallery', 'darkroom'],
] as const satisfies readonly (readonly [id: string, world: World])[]

/** The line (px from the view's top) whose ground the header takes: the middle of the bar. */
const HEADER_LINE_PX = 40

/** Tells the frame which world lies under the header as the visitor goes from one section of home to the next. */
export function HeaderWorldObserver() {
  const [world, setWorld] = useState<World>(GROUNDS[0][1])
  usePageFrame({ world, ground: GROUNDS[0][1] })

  useEffect(() => {
    const crossed = new Set<string>()
    const watch = () => {
      const bottom = Math.max(0, window.innerHeight - HEADER_LINE_PX - 1)
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) crossed.add(target.id)
            else crossed.delete(target.id)
          }
          // The hero lies over the desk's first screen: the later section is the one that shows.
          const current = GROUNDS.findLast(([id]) => crossed.has(id))
          if (current) setWorld(current[1])
        },
        { rootMargin: `-${HEADER_LINE_PX}px 0px -${bottom}px 0px` },
      )
      for (const [id] of GROUNDS) {
        const section = document.getElementById(id)
        if (section) observer.observe(section)
      }
      return observer
    }
    let observer: IntersectionObserver | undefined
    const watchAnew = () => {
      observer?.disconnect()
      crossed.clear()
      observer = watch()
    }
    // The view is measured once it is laid out anyway.
    const frame = requestAnimationFrame(watchAnew)
    window.addEventListener('resize', watchAnew)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      window.removeEventListener('resize', watchAnew)
    }
  }, [])
  return null
}
