import styles from './colors.module.scss'

const PROPERTIES = [
  '--canvas-camera-a7c2',
  '--canvas-darkroom-bg',
  '--canvas-darkroom-muted',
  '--canvas-darkroom-print-muted',
  '--canvas-darkroom-print-text',
  '--canvas-darkroom-text',
  '--canvas-glow-42',
  '--canvas-lamp-haze',
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
  '--canvas-paper-seal',
  '--canvas-paper-sheet',
  '--canvas-paper-text',
  '--canvas-pink-bg',
  '--canvas-pink-dot',
  '--canvas-pink-line',
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

/** A colour of the site's tokens for a canvas, which knows no custom properties. Throws when its stylesheet lacks it. */
export function tokenColor(name: CanvasColor): string {
  colors ??= readColors()
  const color = colors.get(`--canvas-${name}`)
  if (!color) throw new Error(`There is no colour ${name}.`)
  return color
}

function readColors(): ReadonlyMap<Property, string> {
  const probe = document.createElement('span')
  probe.className = styles.colors ?? ''
  document.body.append(probe)
  const computed = getComputedStyle(probe)
  const read = new Map(PROPERTIES.map((name) => [name, computed.getPropertyValue(name).trim()]))
  probe.remove()
  return read
}
