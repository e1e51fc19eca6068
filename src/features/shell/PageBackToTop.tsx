import { useEffect, useState } from 'react'
import { BACK_TO_TOP_AFTER_PX, SMOOTH_SCROLL_MS } from '@/config/constants'
import { watchInView } from '@/lib/inView'
import { scrollPageTo } from '@/motion/scrollPage'
import { useScroll } from '@/stores/scroll'
import { BackToTop } from '@/ui/BackToTop'

/**
 * Back to the page's top, once it is scrolled by more than 100 px (specification §2), but for the pinned gallery of
 * home, whose foot is full; `raised` above a bar that the page has at its foot.
 */
export function PageBackToTop({ raised = false }: { raised?: boolean }) {
  const visible = useScroll(
    ({ scrollY, isPhotoSectionActive }) => scrollY > BACK_TO_TOP_AFTER_PX && !isPhotoSectionActive,
  )
  const colophon = useColophonInView()
  return (
    <BackToTop
      visible={visible}
      raised={raised ? 'bar' : colophon ? 'colophon' : undefined}
      onActivate={toTop}
    />
  )
}

/** Whether the footer's last line is on screen, whose gear stands in the same corner. */
function useColophonInView(): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const colophon = document.querySelector('[data-colophon]')
    return colophon ? watchInView(colophon, setInView) : undefined
  }, [])
  return inView
}

function toTop() {
  scrollPageTo(0, SMOOTH_SCROLL_MS)
  // The button is about to go: the focus goes on from the page's beginning.
  document.getElementById('main')?.focus({ preventScroll: true })
}
