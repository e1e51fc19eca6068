import { whenPageIdle } from '@/lib/browser/whenIdle'

/**
 * Loads the stylesheet of the fonts' remaining subsets when the page is idle. The faces of every page have the letters of the
 * repository's own words; what the owner writes may have any other.
 */
export function loadRemainingFonts() {
  whenPageIdle(() => {
    // Without it the system's fonts show those letters; the next page tries again.
    import('@/styles/fonts/slices.css').catch(() => undefined)
  })
}
