/**
 * Rounds a length (CSS px) to whole device pixels. A moving layer at a fractional device pixel is resampled in every frame;
 * an aligned one is copied.
 */
export const roundToDevicePixels = (px: number): number =>
  Math.round(px * window.devicePixelRatio) / window.devicePixelRatio
