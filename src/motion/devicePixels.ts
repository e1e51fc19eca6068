/**
 * The nearest length (px) that is a whole number of the screen's own pixels. A moving layer that lies between them is
 * resampled in every frame; one that lies on them is copied.
 */
export const toDevicePixels = (px: number): number =>
  Math.round(px * window.devicePixelRatio) / window.devicePixelRatio
