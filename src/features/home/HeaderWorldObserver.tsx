import { useEffect, useState } from 'react'
import type { Theme } from '@/config/themes'
import { usePageFrame } from '@/stores/pageFrame'

/** The sections of home in document order, with their worlds. */
const SECTION_WORLDS = [
  ['visual', 'night'],
  ['design', 'paper'],
  ['webtoon', 'pink'],
  ['gallery', 'darkroom'],
] as const satisfies readonly (readonly [id: string, world: Theme])[]

/** The header takes the world of the section at this line (px from the top): the middle of the header. */
const HEADER_LINE_PX = 40

/** Sets the page frame's world to that of the section under the header. */
export function HeaderWorldObserver() {
  const [world, setWorld] = useState<Theme>(SECTION_WORLDS[0][1])
  usePageFrame({ theme: world, documentTheme: SECTION_WORLDS[0][1] })

  useEffect(() => {
    const crossed = new Set<string>()
    const observe = () => {
      const bottom = Math.max(0, window.innerHeight - HEADER_LINE_PX - 1)
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) crossed.add(target.id)
            else crossed.delete(target.id)
          }
          // The hero overlaps the start of the design section. The later section is the visible one.
          const current = SECTION_WORLDS.findLast(([id]) => crossed.has(id))
          if (current) setWorld(current[1])
        },
        { rootMargin: `-${HEADER_LINE_PX}px 0px -${bottom}px 0px` },
      )
      for (const [id] of SECTION_WORLDS) {
        const section = document.getElementById(id)
        if (section) observer.observe(section)
      }
      return observer
    }
    let observer: IntersectionObserver | undefined
    const restart = () => {
      observer?.disconnect()
      crossed.clear()
      observer = observe()
    }
    // Reading `innerHeight` in this task would force a layout.
    const frame = requestAnimationFrame(restart)
    window.addEventListener('resize', restart)
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      window.removeEventListener('resize', restart)
    }
  }, [])
  return null
}
