import { BACK_TO_TOP_AFTER_PX, SMOOTH_SCROLL_MS } from '@/config/constants'
import { scrollPageTo } from '@/motion/scroller'
import { useScroll } from '@/stores/scroll'
import { BackToTop } from '@/ui/BackToTop'

/** Back to the page's top, once it is scrolled by more than 100 px (specification §2). */
export function PageBackToTop() {
  const visible = useScroll(({ scrollY }) => scrollY > BACK_TO_TOP_AFTER_PX)
  return <BackToTop visible={visible} onActivate={toTop} />
}

function toTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollPageTo(0, calm ? 0 : SMOOTH_SCROLL_MS)
  // The button is about to go: the focus goes on from the page's beginning.
  document.getElementById('main')?.focus({ preventScroll: true })
}
