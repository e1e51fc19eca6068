/** Width and height, px. */
export interface Size {
  width: number
  height: number
}

/** A point as shares of a width and a height, from the upper left. */
export type Focus = readonly [x: number, y: number]

/** A part of a picture, in the unit of its size. */
export interface Crop extends Size {
  left: number
  top: number
}

const within = (most: number, wanted: number) => Math.min(most, Math.max(0, wanted))

/**
 * The part of a picture that fills a box of another shape: as large as can be, its focal point as near to `at` of the box
 * as the picture allows.
 */
export function coveringCrop(picture: Size, box: Size, focus: Focus, at: Focus): Crop {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const [width, height] = [box.width / scale, box.height / scale]
  return {
    left: within(picture.width - width, focus[0] * picture.width - at[0] * width),
    top: within(picture.height - height, focus[1] * picture.height - at[1] * height),
    width,
    height,
  }
}

/** A part of a part, given in pixels of a box that the part fills. */
export function cropWithin(crop: Crop, box: Size, part: Crop): Crop {
  const scale = crop.width / box.width
  return {
    left: crop.left + part.left * scale,
    top: crop.top + part.top * scale,
    width: part.width * scale,
    height: part.height * scale,
  }
}
