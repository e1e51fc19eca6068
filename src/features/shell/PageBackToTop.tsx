import { BACK_TO_TOP_AFTER_PX, SMOOTH_SCROLL_MS } from '@/config/constants'
import { scrollPageTo } from '@/motion/scrollPage'
import { useScroll } from '@/stores/scroll'
import { BackToTop } from '@/ui/BackToTop'
import { useColophonInView } from './colophon'

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

function toTop() {
  scrollPageTo(0, SMOOTH_SCROLL_MS)
  // The button is about to go: the focus goes on from the page's beginning.
  document.getElementById('main')?.focus({ preventScroll: true })
}
