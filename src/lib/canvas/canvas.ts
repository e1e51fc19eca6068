// Helpers for drawing pictures in the browser: canvas, fonts, images, PNG export.

/** A font stack of the stylesheets: `--font-display` … */
export type FontFamily = 'display' | 'korean' | 'read' | 'sans'

/** Returns a CSS `font` value; `size` is in px. Reads the stack, because a canvas cannot resolve custom properties. */
export function canvasFont(face: FontFamily, size: number, weight = 400): string {
  const stack = getComputedStyle(document.documentElement).getPropertyValue(`--font-${face}`).trim()
  return `${weight} ${size}px ${stack || 'serif'}`
}

/** Creates a canvas of a size in px. Throws if the browser provides no 2D context. */
export function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser provides no 2D canvas context.')
  return { canvas, context }
}

/**
 * Loads the glyphs of a text in each of the fonts, because canvas text does not wait for fonts. Never rejects: a glyph
 * that fails to load is drawn in the next family of the stack.
 */
export async function loadFonts(fonts: readonly string[], text: string): Promise<void> {
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)))
}

/** Loads an image with CORS, so that the canvas can still be exported. Rejects if the image fails to load. */
export function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = src
  return image.decode().then(() => image)
}

/** Loads the first source that succeeds; null if all fail. */
export async function loadFirstImage(sources: readonly string[]): Promise<HTMLImageElement | null> {
  for (const src of sources) {
    try {
      return await loadImage(src)
    } catch {
      continue
    }
  }
  return null
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws an image centred so that it covers a box, like CSS `object-fit: cover`. */
export function drawCover(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box) {
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
  const [width, height] = [box.width / scale, box.height / scale]
  const [x, y] = [(image.naturalWidth - width) / 2, (image.naturalHeight - height) / 2]
  context.drawImage(image, x, y, width, height, box.x, box.y, box.width, box.height)
}

/** Exports the canvas as a PNG. Rejects if it is tainted by an image without CORS, or too large. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The canvas could not be exported as a PNG.'))
    }, 'image/png')
  })
}
