import { stepOf } from './letterZoom'
import type { SeriesFrame } from './sequence'

/** The sheet of one series, whose letters are windows. */
export interface Letters {
  /** Reads the view's size anew. */
  measure: () => void
  /** Shows the sheet as the frame says, or takes it away. */
  show: (frame: SeriesFrame | null) => void
  /** Whether the view is so deep within the counter that nothing but the sheet is to be seen. */
  isSolid: (zoom: number) => boolean
  clear: () => void
}

interface View {
  path: SVGPathElement | null
  /** The counter's centre in the letters' own units, and on the screen (px). */
  counter: { x: number; y: number }
  onScreen: { x: number; y: number }
  /** From this zoom on the counter's circle holds the whole view. */
  solidFrom: number
}

/** The letters that this screen takes (wide or upright) and where their counter is. */
function readView(plate: HTMLElement): View {
  const svg = [...plate.querySelectorAll('svg')].find((each) => getComputedStyle(each).display !== 'none')
  const [x = 0, y = 0, radius = 1] = (svg?.dataset['letters'] ?? '').split(' ').map(Number)
  const { width: boxWidth = 1, height: boxHeight = 1 } = svg?.viewBox.baseVal ?? {}
  const { offsetWidth: width, offsetHeight: height } = plate
  // As `preserveAspectRatio="xMidYMid meet"` places it.
  const scale = Math.min(width / boxWidth, height / boxHeight)
  const onScreen = {
    x: (width - boxWidth * scale) / 2 + x * scale,
    y: (height - boxHeight * scale) / 2 + y * scale,
  }
  const farthest = Math.hypot(
    Math.max(onScreen.x, width - onScreen.x),
    Math.max(onScreen.y, height - onScreen.y),
  )
  return {
    path: svg?.querySelector('path') ?? null,
    counter: { x, y },
    onScreen,
    solidFrom: farthest / (radius * scale),
  }
}

/**
 * Flies through the counter of a letter. The outline is drawn anew at every step of the zoom and stretched by the
 * compositor in between: crisp at 28 times its size, without a layer of 28 times the size.
 */
export function createLetters(plate: HTMLElement): Letters {
  let view = readView(plate)
  let drawn = 0

  const draw = (scale: number) => {
    if (scale === drawn) return
    drawn = scale
    const { x, y } = view.counter
    view.path?.style.setProperty(
      'transform',
      `translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px)`,
    )
  }

  const isSolid = (zoom: number) => zoom >= view.solidFrom

  const clear = () => {
    drawn = 0
    for (const path of plate.querySelectorAll('path')) path.style.removeProperty('transform')
    for (const name of ['visibility', 'opacity', 'transform', 'transform-origin'])
      plate.style.removeProperty(name)
  }

  return {
    measure: () => {
      clear()
      view = readView(plate)
      plate.style.transformOrigin = `${view.onScreen.x}px ${view.onScreen.y}px`
    },
    show: (frame) => {
      const seen = frame !== null && frame.plate > 0 && !isSolid(frame.zoom)
      plate.style.visibility = seen ? 'visible' : 'hidden'
      if (!seen) return
      const { drawnAt, stretch } = stepOf(frame.zoom)
      draw(drawnAt)
      plate.style.transform = `scale(${stretch})`
      plate.style.opacity = String(frame.plate)
    },
    isSolid,
    clear,
  }
}
