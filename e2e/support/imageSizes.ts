import { expect, type Page } from 'playwright/test'

/** So much narrower or wider than it is shown may a picture be asked for: what is nearer saves no rendition. */
const NARROWEST = 0.7
const WIDEST = 1.5

/** The pictures of a list's cards say how wide they are shown. */
export async function expectTrueSizes(page: Page) {
  const shares = await page.locator('[data-post-card] img[sizes]').evaluateAll((images) => {
    const ruler = document.body.appendChild(document.createElement('div'))
    ruler.style.position = 'absolute'
    const said = (sizes: string) => {
      // A comma within brackets separates nothing here.
      for (const size of sizes.split(/,\s*(?![^()]*\))/)) {
        const [, media = '', width = ''] = /^(\(.*?\)\s+)?(.*)$/.exec(size) ?? []
        ruler.style.width = width
        if (!media || matchMedia(media).matches) return ruler.getBoundingClientRect().width
      }
      return 0
    }
    const all = images
      .filter((image) => image instanceof HTMLImageElement)
      .map(({ sizes, clientWidth, clientHeight, width, height, attributes, src }) => {
        const [wide, high] = ['width', 'height'].map((name) =>
          Number(attributes.getNamedItem(name)?.value ?? 1),
        )
        // What fills its frame is cut at two sides.
        const shown = Math.max(clientWidth, (clientHeight * (wide ?? width)) / (high ?? height))
        return { src, sizes, share: said(sizes) / shown }
      })
    ruler.remove()
    return all
  })
  expect(shares.filter(({ share }) => !(share >= NARROWEST && share <= WIDEST))).toEqual([])
}
