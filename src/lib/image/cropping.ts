/** Width and height in px. */
export interface Size {
  width: number
  height: number
}

/** A point in a picture or box, as fractions (0–1) of its width and height from the top left. */
export type FocalPoint = readonly [x: number, y: number]

/** A rectangle in a picture, in the same unit as the picture's size. */
export interface Crop extends Size {
  left: number
  top: number
}

const clamp = (value: number, max: number) => Math.min(max, Math.max(0, value))

/**
 * Returns the largest crop of a picture that covers a box, like CSS `object-fit: cover`. The focal point is moved as near to
 * the point `at` of the box as the picture's edges allow.
 */
export function coverCrop(picture: Size, box: Size, focus: FocalPoint, at: FocalPoint): Crop {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const [width, height] = [box.width / scale, box.height / scale]
  return {
    left: clamp(focus[0] * picture.width - at[0] * width, picture.width - width),
    top: clamp(focus[1] * picture.height - at[1] * height, picture.height - height),
    width,
    height,
  }
}

/** Returns the crop of the picture for `part` of a box, in the box's px, when `crop` fills that box. */
export function cropWithin(crop: Crop, box: Size, part: Crop): Crop {
  const scale = crop.width / box.width
  return {
    left: crop.left + part.left * scale,
    top: crop.top + part.top * scale,
    width: part.width * scale,
    height: part.height * scale,
  }
}
