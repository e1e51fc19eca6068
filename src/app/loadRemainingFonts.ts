import { onPageIdle } from '@/lib/browser/onIdle'

/**
 * Loads the stylesheet of the fonts' remaining subsets when the page is idle. The initial fonts cover only the texts in the
 * repository; the owner's posts may contain any other character.
 */
export function loadRemainingFonts() {
  onPageIdle(() => {
    // On failure those characters use the system fonts, and the next page load tries again.
    import('@/styles/fonts/slices.css').catch(() => undefined)
  })
}
