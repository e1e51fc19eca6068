import { BACK_TO_TOP_AFTER_PX, SMOOTH_SCROLL_MS } from '@/config/constants'
import { scrollPageTo } from '@/motion/scrollPage'
import { useScroll } from '@/stores/scroll'
import { BackToTop } from '@/ui/BackToTop'
import { useColophonInView } from './colophonInView'

/**
 * Scrolls back to the top. Visible once the page is scrolled by more than 100 px, except in the pinned
 * gallery of the home page, whose lower edge is occupied. `raised` moves it above a bar at the bottom of the
 * page.
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
      onActivate={scrollToTop}
    />
  )
}

function scrollToTop() {
  scrollPageTo(0, SMOOTH_SCROLL_MS)
  // The button is about to be hidden, so the focus moves to the start of the page.
  document.getElementById('main')?.focus({ preventScroll: true })
}
