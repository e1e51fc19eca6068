import { useEffect, useState } from 'react'
import type { Theme } from '@/config/themes'
import { type PageFrame, usePageFrame } from '@/stores/pageFrame'

/** The frame of home, whose header takes the theme of the section under it. */
const frameOf = (theme: Theme): PageFrame => ({ theme, documentTheme: 'night' })

export const homeFrame = frameOf('night')

/** The sections of home in document order, with their frames. */
const SECTION_FRAMES = [
  ['visual', homeFrame],
  ['design', frameOf('paper')],
  ['webtoon', frameOf('pink')],
  ['gallery', frameOf('darkroom')],
] as const

/** The header takes the theme of the section at this line (px from the top): the middle of the header. */
const HEADER_LINE_PX = 40

/** Sets the page frame's theme to that of the section under the header. */
export function HeaderThemeObserver() {
  const [frame, setFrame] = useState(homeFrame)
  usePageFrame(frame)

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
          const current = SECTION_FRAMES.findLast(([id]) => crossed.has(id))
          if (current) setFrame(current[1])
        },
        { rootMargin: `-${HEADER_LINE_PX}px 0px -${bottom}px 0px` },
      )
      for (const [id] of SECTION_FRAMES) {
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
    const request = requestAnimationFrame(restart)
    window.addEventListener('resize', restart)
    return () => {
      cancelAnimationFrame(request)
      observer?.disconnect()
      window.removeEventListener('resize', restart)
    }
  }, [])
  return null
}
