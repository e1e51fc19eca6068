// Neutral pictures in place of the sample's art: two fields and a circle in tints of one colour.
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { shade, tint } from './palette.ts'

interface PlaceholderOptions {
  width: number
  height: number
  color: string
  /** Without ground, for figures in front of a scene. */
  transparent?: boolean
}

/** Returns the SVG of a neutral picture. */
function placeholderSvg({ width, height, color, transparent }: PlaceholderOptions): Buffer {
  const radius = Math.min(width, height) * 0.24
  const ground = transparent
    ? ''
    : `<rect width="${width}" height="${height}" fill="${tint(color, 0.62)}"/>
       <rect y="${height * 0.68}" width="${width}" height="${height * 0.32}" fill="${tint(color, 0.42)}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}
    <circle cx="${width / 2}" cy="${height * 0.46}" r="${radius}" fill="${tint(color, 0.84)}"/>
    <path d="M${width / 2 - radius} ${height * 0.86}a${radius} ${radius * 0.6} 0 0 1 ${radius * 2} 0z" fill="${shade(color, 0.12)}"/></svg>`)
}

/** Writes a neutral WebP picture into a folder; `file` is a path below it. */
export async function writePlaceholder(
  root: string,
  file: string,
  options: PlaceholderOptions,
): Promise<void> {
  const target = join(root, file)
  mkdirSync(dirname(target), { recursive: true })
  await sharp(placeholderSvg(options)).webp({ quality: 78 }).toFile(target)
}
