// `npm run icons`: generates all icons of the site from the logo's mark, and the default social card. Run it after
// changing the mark, a colour or the headline.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { homeHero } from '@content/homeHero'
import { rights } from '@content/rights'
import { site } from '@content/site'
import { xmpPacket } from '../../src/lib/image/xmp.ts'
import { renderSocialCard } from '../social-cards/renderSocialCard.ts'
import { color, CONTENT, readRepositoryFile } from '../social-cards/repositoryFiles.ts'
import { TextRenderer } from '../social-cards/textRenderer.tsx'

const PUBLIC = join(import.meta.dirname, '..', '..', CONTENT, 'public')

/** Size of the mark relative to the icon: platforms may crop maskable icons to a central circle of 80 %. */
const MASKABLE = 0.5
const PLAIN = 0.68
const TOUCH = 0.72
const APP = 0.78
/** Radius of the corners of icons that platforms do not crop, relative to the icon. */
const RADIUS = 0.22

type Colors = Record<'background' | 'sheet' | 'nib', string>

const mark = readRepositoryFile(`${CONTENT}/art/logo/mark.svg`).toString('utf8')
const [, viewBox = '0 0 64 64'] = /viewBox="([^"]+)"/.exec(mark) ?? []
const fillRule = mark.includes('fill-rule="evenodd"') ? 'evenodd' : 'nonzero'

/** Returns the mark's outline and its other paths as SVG elements in two colours. */
function markPaths({ sheet, nib }: Pick<Colors, 'sheet' | 'nib'>): string {
  const paths = [...mark.matchAll(/ d="([^"]+)"/g)]
  const [outline = '', ...rest] = paths.map(([, d = '']) => d)
  return `<g fill-rule="${fillRule}"><path fill="${sheet}" d="${outline}"/><path fill="${nib}" d="${rest.join('')}"/></g>`
}

/** Returns an SVG icon of the mark on a square background with rounded corners. */
function icon(size: number, share: number, colors: Colors, radius = 0) {
  const markSize = size * share
  const offset = (size - markSize) / 2
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${size * radius}" fill="${colors.background}"/>
    <svg x="${offset}" y="${offset}" width="${markSize}" height="${markSize}" viewBox="${viewBox}">${markPaths(colors)}</svg></svg>`)
}

const ink = color('paper-text')
const seal = color('paper-seal')
const onPaper = { background: color('paper-bg'), sheet: ink, nib: seal }

const icons: [name: string, size: number, share: number, colors: Colors, radius?: number][] = [
  ['favicon-32', 32, APP, onPaper, RADIUS],
  ['icon-192', 192, APP, onPaper, RADIUS],
  ['icon-512', 512, APP, onPaper, RADIUS],
  ['apple-touch-icon', 180, TOUCH, onPaper],
  ['maskable-192', 192, MASKABLE, onPaper],
  ['maskable-512', 512, MASKABLE, onPaper],
  ['shortcut-portfolio', 96, PLAIN, onPaper],
  ['shortcut-webtoon', 96, PLAIN, { background: color('pink-bg'), sheet: ink, nib: ink }],
  [
    'shortcut-novel',
    96,
    PLAIN,
    { background: color('reading-bg'), sheet: ink, nib: color('reading-accent-text') },
  ],
  [
    'shortcut-photo',
    96,
    PLAIN,
    { background: color('darkroom-bg'), sheet: color('darkroom-text'), nib: color('darkroom-safelight') },
  ],
]

mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
for (const [name, size, share, colors, radius] of icons)
  await sharp(icon(size, share, colors, radius))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, 'icons', `${name}.png`))

writeFileSync(
  join(PUBLIC, 'icons/favicon.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${markPaths(onPaper)}</svg>\n`,
)

/** Returns an ICO file with one PNG. Browsers request /favicon.ico if a page names no icon. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
writeFileSync(join(PUBLIC, 'favicon.ico'), ico(readFileSync(join(PUBLIC, 'icons/favicon-32.png')), 32))

const [first = '', second = ''] = homeHero.headline.map((line) => line.replace('|', ' '))
const home = await renderSocialCard(
  { kind: 'home', headline: [first, second], tagline: homeHero.tagline },
  {
    renderer: new TextRenderer(),
    loadPicture: () => Promise.resolve(null),
    // The address of the site is unknown here.
    xmp: xmpPacket({
      creator: site.owner.name,
      notice: rights.notice,
      statement: null,
      train: rights.ai.train,
    }),
  },
)
writeFileSync(join(PUBLIC, 'og-image.jpg'), home)
