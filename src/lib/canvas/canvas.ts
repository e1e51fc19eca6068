// What every picture that the browser draws of the site needs: a canvas, its letters, its photographs, a file of it.

/** Families as the stylesheets name them, for `CanvasRenderingContext2D.font`. */
export const FACES = {
  display: `"Hedvig Letters Serif", "Song Myung", "Blank Page Sans", "AppleMyungjo", "Noto Serif KR", serif`,
  korean: `"Song Myung", "Hedvig Letters Serif", "Blank Page Sans", "AppleMyungjo", "Noto Serif KR", serif`,
  read: `"Gowun Batang", "Blank Page Sans", "AppleMyungjo", "Noto Serif KR", serif`,
  sans: `"Blank Page Sans", system-ui, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif`,
} as const
export type Face = keyof typeof FACES

/** A font of a face: size in px, weight 400 unless told otherwise. */
export const font = (face: Face, size: number, weight = 400): string => `${weight} ${size}px ${FACES[face]}`

/** A canvas of so many px. Throws where the browser gives none to draw on. */
export function makeCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas to draw on.')
  return { canvas, context }
}

/**
 * Sees to it that the letters of a text are there in each of these fonts: a canvas, unlike a page, does not wait for
 * them. Never rejects: a letter that does not come stands in the next face.
 */
export async function loadLetters(fonts: readonly string[], text: string): Promise<void> {
  await Promise.allSettled(fonts.map((of) => document.fonts.load(of, text)))
}

/** A picture that may be drawn and the canvas still be saved: asked for with leave of its server. Rejects when it can't be had. */
export function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = src
  return image.decode().then(() => image)
}

/** The first of several addresses whose picture can be had, or null. */
export async function loadFirstPicture(sources: readonly string[]): Promise<HTMLImageElement | null> {
  for (const src of sources) {
    try {
      return await loadPicture(src)
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

/** Draws a picture so that it fills a box, its middle in the box's middle, as CSS's `object-fit: cover`. */
export function drawCover(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box) {
  const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
  const [width, height] = [box.width / scale, box.height / scale]
  const [x, y] = [(image.naturalWidth - width) / 2, (image.naturalHeight - height) / 2]
  context.drawImage(image, x, y, width, height, box.x, box.y, box.width, box.height)
}

/** The canvas as a PNG. Rejects when it can't be read, as after a picture without leave, or is too large. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The canvas could not be made a file.'))
    }, 'image/png')
  })
}
