/** Bisection steps: enough for sub-pixel precision. */
const STEPS = 24

type ControlPoints = readonly [x1: number, y1: number, x2: number, y2: number]

const bezier = (first: number, second: number, t: number) =>
  3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3

/** Returns CSS `cubic-bezier()` as an easing function from time to progress (0–1). GSAP's CustomEase would add 3.5 kB. */
export function cubicBezier([x1, y1, x2, y2]: ControlPoints): (time: number) => number {
  return (time) => {
    if (time <= 0 || time >= 1) return time <= 0 ? 0 : 1
    let low = 0
    let high = 1
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (low + high) / 2
      if (bezier(x1, x2, middle) < time) low = middle
      else high = middle
    }
    return bezier(y1, y2, (low + high) / 2)
  }
}
