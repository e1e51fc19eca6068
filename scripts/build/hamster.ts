// Second step of `npm run art`: renders the first frame of the loading animation to an SVG. The overlay shows it until the
// animation has loaded, and to visitors who prefer reduced motion.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumOptions } from '../test/ensureBrowser.ts'
import { publicFile } from './contentFolder.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDER = dirname(join(ROOT, publicFile(ROOT, 'lottie/hamster.json')))
const PLAYER = join(
  import.meta.dirname,
  '..',
  '..',
  'node_modules/lottie-web/build/player/lottie_light.min.js',
)

const browser = await chromium.launch(chromiumOptions())
const page = await browser.newPage()
await page.setContent('<div id="frame"></div>')
await page.addScriptTag({ path: PLAYER })
const animation: unknown = JSON.parse(readFileSync(join(FOLDER, 'hamster.json'), 'utf8'))
const svgText = await page.evaluate((animationData) => {
  const container = document.getElementById('frame')
  // oxlint-disable-next-line no-unsafe-type-assertion -- the global that the player's script defines
  const { lottie } = window as unknown as { lottie: { loadAnimation: (options: object) => void } }
  lottie.loadAnimation({ container, animationData, renderer: 'svg', autoplay: false, loop: false })
  const svg = container?.querySelector('svg')
  svg?.removeAttribute('style')
  svg?.querySelectorAll('defs, clipPath').forEach((part) => part.remove())
  svg?.querySelectorAll('[clip-path]').forEach((part) => part.removeAttribute('clip-path'))
  return svg ? new XMLSerializer().serializeToString(svg) : ''
}, animation)
await browser.close()

/** One decimal is enough: a tenth of a unit of 1,024 is less than a pixel. */
const compressed = svgText
  .replaceAll(/-?\d+\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1))))
  .replaceAll(
    / (style="display: block;"|xmlns:xlink="[^"]*"|fill-opacity="1"|stroke-opacity="1"|opacity="1")/g,
    '',
  )
  .replaceAll(' transform="matrix(1,0,0,1,0,0)"', '')
writeFileSync(join(FOLDER, 'hamster.svg'), `${compressed}\n`)
