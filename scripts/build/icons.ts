// npm run icons: draws the icons of the installed site from the logo's mark, and the sharing picture of pages that have none
// of their own. Run it after changing the mark, a colour or the headline.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { homeSections } from '../../src/content/home.ts'
import { drawCard } from '../social-cards/drawCard.ts'
import { repositoryFile } from '../social-cards/files.ts'
import { Studio } from '../social-cards/studio.tsx'
import { color } from '../social-cards/tokens.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')

/** Share of an icon's side that the mark takes: platforms cut maskable icons to the circle of 80 % at their centre. */
const MASKABLE = 0.5
const PLAIN = 0.68

/** The mark in a square: sheet and nib in their own colours, on a ground that reaches every edge. */
function icon(
  size: number,
  share: number,
  { ground, sheet, nib }: Record<'ground' | 'sheet' | 'nib', string>,
) {
  const paths = [
    ...repositoryFile('src/assets/logo/mark.svg')
      .toString('utf8')
      .matchAll(/ d="([^"]+)"/g),
  ]
  const [outline = '', ...rest] = paths.map(([, d = '']) => d)
  const drawn = size * share
  const at = (size - drawn) / 2
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${ground}"/>
    <svg x="${at}" y="${at}" width="${drawn}" height="${drawn}" viewBox="0 0 64 64"><g fill-rule="evenodd"><path fill="${sheet}" d="${outline}"/><path fill="${nib}" d="${rest.join('')}"/></g></svg></svg>`)
}

const ink = color('paper-text')
const seal = color('paper-seal')
const onPaper = { ground: color('paper-bg'), sheet: ink, nib: seal }

const icons: [name: string, size: number, share: number, colors: Parameters<typeof icon>[2]][] = [
  ['maskable-192', 192, MASKABLE, onPaper],
  ['maskable-512', 512, MASKABLE, onPaper],
  ['shortcut-portfolio', 96, PLAIN, onPaper],
  ['shortcut-webtoon', 96, PLAIN, { ground: color('pink-bg'), sheet: ink, nib: ink }],
  [
    'shortcut-novel',
    96,
    PLAIN,
    { ground: color('reading-bg'), sheet: ink, nib: color('reading-accent-text') },
  ],
  [
    'shortcut-photo',
    96,
    PLAIN,
    { ground: color('darkroom-bg'), sheet: color('darkroom-text'), nib: color('darkroom-safelight') },
  ],
]

for (const [name, size, share, colors] of icons)
  await sharp(icon(size, share, colors))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, 'icons', `${name}.png`))

/** The bare address that every browser asks for where no page names an icon: one PNG in the old container. */
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
  { studio: new Studio(), picture: () => Promise.resolve(null) },
)
writeFileSync(join(PUBLIC, 'og-image.jpg'), home)
