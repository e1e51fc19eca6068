import { withoutBase } from '@/config/base'
import { onPageScroll } from '@/lib/pageScroll'
import { whenIdle } from '@/lib/whenIdle'
import { useIntro } from '@/stores/intro'
import { watchHead } from '@/ui/shownHead'
import { prefetchPages } from './pageFiles'
import { preloadPage } from './pages'

/** The page has rested for so long, ms, when its links in view are looked at. */
const REST_MS = 500

/** The path of a page of the site that a link opens in this tab. */
function pathOf(link: HTMLAnchorElement): string | undefined {
  if (link.origin !== window.location.origin || link.target === '_blank') return undefined
  return withoutBase(link.pathname)
}

/** The same of the link that holds what an event came from. */
function pathAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link ? pathOf(link) : undefined
}

/** A finger comes without hovering, and no browser is idle while it lies on the screen. */
function press({ target }: Event) {
  const path = pathAt(target)
  if (path) void preloadPage(path)
}

/** Not in a closed menu, nor in a scene that waits; Safari before 17.4 takes every link for seen. */
const isSeen = (link: Element): boolean =>
  link.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true

/**
 * Gets pages ready before the visitor goes there. A link under the pointer or the focus has its page loaded in idle time, one
 * that is pressed at once; of a link in view, while the page rests, the files are fetched and nothing runs. Returns the way out.
 */
export function preloadLinks(): () => void {
  const asked = new Set<string>()
  const preload = ({ target }: Event) => {
    const path = pathAt(target)
    if (!path || asked.has(path)) return
    asked.add(path)
    whenIdle(() => void preloadPage(path))
  }
  // Measuring would lay out what waits for its turn; an observer tells once, of all links together.
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const paths = entries.flatMap(({ isIntersecting, target }) =>
      isIntersecting && target instanceof HTMLAnchorElement && isSeen(target) ? (pathOf(target) ?? []) : [],
    )
    if (paths.length > 0) void prefetchPages(paths)
  })
  let resting: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
  const wait = () => {
    clearTimeout(resting)
    observer.disconnect()
    resting = setTimeout(look, REST_MS)
  }
  // An intro that ends, and a menu or a dialog that opens and so takes the focus, bring links without a scroll.
  const ways = [onPageScroll(wait), watchHead(wait), useIntro.subscribe(wait)]
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('pointerdown', press, { passive: true })
  document.addEventListener('focusin', preload)
  document.addEventListener('focusin', wait)
  wait()
  return () => {
    clearTimeout(resting)
    observer.disconnect()
    for (const leave of ways) leave()
    document.removeEventListener('pointerover', preload)
    document.removeEventListener('pointerdown', press)
    document.removeEventListener('focusin', preload)
    document.removeEventListener('focusin', wait)
  }
}
