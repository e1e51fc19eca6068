import styles from './colors.module.scss'

const PROPERTIES = [
  '--canvas-darkroom-bg',
  '--canvas-darkroom-muted',
  '--canvas-darkroom-print-muted',
  '--canvas-darkroom-print-text',
  '--canvas-darkroom-safelight',
  '--canvas-darkroom-text',
  '--canvas-glow-42',
  '--canvas-lamp-haze',
  '--canvas-mark-blue',
  '--canvas-night-accent',
  '--canvas-night-bg',
  '--canvas-night-muted',
  '--canvas-night-text',
  '--canvas-page-edge',
  '--canvas-paper-accent-text',
  '--canvas-paper-bg',
  '--canvas-paper-focus',
  '--canvas-paper-guide-line',
  '--canvas-paper-line',
  '--canvas-paper-muted',
  '--canvas-paper-ruler',
  '--canvas-paper-seal',
  '--canvas-paper-sheet',
  '--canvas-paper-text',
  '--canvas-pink-bg',
  '--canvas-pink-dot',
  '--canvas-pink-line',
  '--canvas-pink-muted',
  '--canvas-pink-sheet',
  '--canvas-pink-text',
  '--canvas-reading-sepia-accent-text',
  '--canvas-torn-desk',
  '--canvas-wood',
  '--canvas-wood-edge',
  '--canvas-wood-light',
] as const
type Property = (typeof PROPERTIES)[number]
export type CanvasColor = Property extends `--canvas-${infer Name}` ? Name : never

let colors: ReadonlyMap<Property, string> | undefined

/**
 * Returns the value of a colour token, because a canvas cannot resolve custom properties. Throws if the stylesheet does
 * not define it.
 */
export function tokenColor(name: CanvasColor): string {
  colors ??= readColors()
  const color = colors.get(`--canvas-${name}`)
  if (!color) throw new Error(`The stylesheet does not define the colour ${name}.`)
  return color
}

function readColors(): ReadonlyMap<Property, string> {
  const probe = document.createElement('span')
  probe.className = styles.colors ?? ''
  document.body.append(probe)
  const computed = getComputedStyle(probe)
  const values = new Map(PROPERTIES.map((name) => [name, computed.getPropertyValue(name).trim()]))
  probe.remove()
  return values
}
