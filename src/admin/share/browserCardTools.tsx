import type { CardPicture, CardTools, PicturePlace } from '@/cards/design'
import type { Measure } from '@/cards/fitText'
import { placed } from '@/cards/parts'
import { CARD_SIZE } from '@/config/socialCard'
import { createCanvas, loadFonts, loadImage } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import { lightestOf, type Rgb } from '@/lib/colorContrast'
import { coverCrop, type Crop, cropWithin, type FocalPoint, type Size } from '@/lib/image/cropping'
import { splitGraphemes } from '@/lib/korean/graphemes'
import logo from '@content/art/logo/logo.svg?raw'

const MEASURED_AT_PX = 100
let context: CanvasRenderingContext2D | null | undefined

/** Loads the fonts, then measures. Without a canvas context it estimates 1 em per character. */
const measure: Measure = async (texts, { fontFamily, fontWeight = 400, letterSpacing = '0' }) => {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return texts.map((text) => text.length)
  const font = `${fontWeight} ${MEASURED_AT_PX}px ${fontFamily}`
  await loadFonts([font], texts.join(''))
  context.font = font
  const spacing = Number.parseFloat(letterSpacing)
  return texts.map((text) => {
    const width = context?.measureText(text).width ?? 0
    return width / MEASURED_AT_PX + spacing * splitGraphemes(text).length
  })
}

const CENTRE: FocalPoint = [0.5, 0.5]

/** Returns the visible part of a picture of a size. */
const visiblePart = (size: Size, { box, focus = CENTRE, at = CENTRE }: PicturePlace): Crop =>
  coverCrop(size, box, focus, at)

const percentOf = (start: number, hidden: number) => `${hidden > 0 ? (100 * start) / hidden : 50}%`

/** Returns the `object-position` at which a picture that covers its box shows `part`. */
function objectPosition(size: Size, part: Crop): string {
  return `${percentOf(part.left, size.width - part.width)} ${percentOf(part.top, size.height - part.height)}`
}

/** Distance by which the blurred copy extends beyond the card, so that its edges do not fade, px. */
const BLUR_MARGIN = 170
const BACKDROP = {
  left: -BLUR_MARGIN,
  top: -BLUR_MARGIN,
  width: CARD_SIZE.width + 2 * BLUR_MARGIN,
  height: CARD_SIZE.height + 2 * BLUR_MARGIN,
}

const browserPicture = (src: string, size: Size): CardPicture => ({
  size,
  draw: async (place) => {
    const position = objectPosition(size, visiblePart(size, place))
    return (
      <img src={src} alt="" style={{ ...placed(place.box), objectFit: 'cover', objectPosition: position }} />
    )
  },
  drawBackdrop: async () => (
    <img
      src={src}
      alt=""
      style={{ ...placed(BACKDROP), objectFit: 'cover', filter: 'blur(85px) brightness(0.42)' }}
    />
  ),
  findLightest: (place, part) =>
    findLightest(src, cropWithin(visiblePart(size, place), place.box, part), size),
})

/** Resolves to black if the picture's pixels cannot be read. */
async function findLightest(src: string, part: Crop, size: Size): Promise<Rgb> {
  try {
    const image = await loadCachedImage(src)
    const scale = image.naturalWidth / size.width
    const [width, height] = [16, 2]
    const { context: pixels } = createCanvas(width, height)
    pixels.imageSmoothingQuality = 'high'
    const [left, top] = [part.left * scale, part.top * scale]
    pixels.drawImage(image, left, top, part.width * scale, part.height * scale, 0, 0, width, height)
    return lightestOf(pixels.getImageData(0, 0, width, height).data, 4)
  } catch {
    return [0, 0, 0]
  }
}

let cachedImage: { src: string; image: Promise<HTMLImageElement> } | undefined

/** Loads a picture once for all previews of a post. */
async function loadCachedImage(src: string): Promise<HTMLImageElement> {
  if (cachedImage?.src !== src) cachedImage = { src, image: loadImage(src) }
  return cachedImage.image
}

/** Returns the tools with which the browser draws a card. `size` is that of the post's picture. */
export const browserCardTools = (size: Size): CardTools => ({
  color: tokenColor,
  measure,
  logo,
  openPicture: async (source) => source && browserPicture(source.url, size),
})
