// `npm run icons`: generates the icons of the installed site from the logo's mark, and the default social card. Run it after
// changing the mark, a colour or the headline.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { homeSections } from '../../src/content/home.ts'
import { drawCard } from '../social-cards/drawCard.ts'
import { readRepositoryFile } from '../social-cards/repositoryFiles.ts'
import { TextRenderer } from '../social-cards/textRenderer.tsx'
import { color } from '../social-cards/repositoryFiles.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')

/** Size of the mark relative to the icon: platforms may crop maskable icons to a central circle of 80 %. */
const MASKABLE = 0.5
const PLAIN = 0.68

/** Returns an SVG icon of the mark on a square background. */
function icon(
  size: number,
  share: number,
  { background, sheet, nib }: Record<'background' | 'sheet' | 'nib', string>,
) {
  const paths = [
    ...readRepositoryFile('src/content/art/logo/mark.svg')
      .toString('utf8')
      .matchAll(/ d="([^"]+)"/g),
  ]
  const [outline = '', ...rest] = paths.map(([, d = '']) => d)
  const markSize = size * share
  const offset = (size - markSize) / 2
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${background}"/>
    <svg x="${offset}" y="${offset}" width="${markSize}" height="${markSize}" viewBox="0 0 64 64"><g fill-rule="evenodd"><path fill="${sheet}" d="${outline}"/><path fill="${nib}" d="${rest.join('')}"/></g></svg></svg>`)
}

const ink = color('paper-text')
const seal = color('paper-seal')
const onPaper = { background: color('paper-bg'), sheet: ink, nib: seal }

const icons: [name: string, size: number, share: number, colors: Parameters<typeof icon>[2]][] = [
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

for (const [name, size, share, colors] of icons)
  await sharp(icon(size, share, colors))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, 'icons', `${name}.png`))

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

const [first = '', second = ''] = homeSections.visual.headline.map((line) => line.replace('|', ' '))
const home = await drawCard(
  { kind: 'home', headline: [first, second], tagline: homeSections.visual.tagline },
  { renderer: new TextRenderer(), loadPicture: () => Promise.resolve(null) },
)
writeFileSync(join(PUBLIC, 'og-image.jpg'), home)
