import { expect, type Page } from 'playwright/test'

/** Tolerance, in px, between a picture's requested and displayed width. */
const NARROWEST = 0.7
const WIDEST = 1.5

/** Expects the `sizes` of a list's pictures to match their displayed widths. */
export async function expectTrueSizes(page: Page) {
  const shares = await page
    .locator('[data-post-card] img[sizes]')
    .evaluateAll((images: HTMLImageElement[]) => {
      const ruler = document.body.appendChild(document.createElement('div'))
      ruler.style.position = 'absolute'
      const said = (sizes: string) => {
        // Commas inside parentheses do not separate sizes.
        for (const size of sizes.split(/,\s*(?![^()]*\))/)) {
          const [, media = '', width = ''] = /^(\(.*?\)\s+)?(.*)$/.exec(size) ?? []
          ruler.style.width = width
          if (!media || matchMedia(media).matches) return ruler.getBoundingClientRect().width
        }
        return 0
      }
      const all = images.map((image) => {
        const [wide, high] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
        // `object-fit: cover` crops two sides.
        const shown = Math.max(image.clientWidth, (image.clientHeight * (wide ?? 1)) / (high ?? 1))
        return { src: image.src, sizes: image.sizes, share: said(image.sizes) / shown }
      })
      ruler.remove()
      return all
    })
  expect(shares.filter(({ share }) => !(share >= NARROWEST && share <= WIDEST))).toEqual([])
}
