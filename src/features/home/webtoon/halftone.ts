/** The halftone on the pink sheet thins out along a line: `angle` as in CSS, degrees; from and to in shares of it. */
const FADE = { angle: 205, from: 0.04, to: 0.46 }
/** At this zoom the dots, which grow with the letters, have faded. */
const GONE_AT_ZOOM = 8

/** Cell and radius of a dot, px. */
export const HALFTONE = { cell: 18, radius: 4.45 }

/** Opacity (0–1) of the dots at a zoom of the letters. */
export function halftoneOpacity(zoom: number): number {
  return Math.max(0, 1 - Math.log(zoom) / Math.log(GONE_AT_ZOOM))
}

const round = (value: number) => Math.round(value * 10) / 10

/** The line along which dots thin out on a screen of that size (px): where they begin to, and where none are left. */
export function halftoneFade(width: number, height: number) {
  const radians = (FADE.angle * Math.PI) / 180
  const [across, down] = [Math.sin(radians), -Math.cos(radians)]
  const length = Math.abs(width * across) + Math.abs(height * down)
  const at = (share: number) => ({
    x: round(width / 2 + across * length * (share - 0.5)),
    y: round(height / 2 + down * length * (share - 0.5)),
  })
  const [from, to] = [at(FADE.from), at(FADE.to)]
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
}
