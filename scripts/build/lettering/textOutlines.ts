// The outlines of texts in a font.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { BackendError } from '../../../backend/backendError.ts'
import { readFiles } from '../../fonts/faceFiles.ts'
import type { PathCommand } from './outlines.ts'

/** Returns the file of the site's display face for a text. */
export function displayFace(text: string): string {
  const { folder, source } = readFiles(
    /^[\p{Script=Latin}\p{N}\p{P}\s]*$/u.test(text) ? 'latin' : 'korean',
    400,
  )
  return join(folder, source)
}

/** Opens a font file with the values of its axes. Throws a BackendError if there is no such file or axis. */
export async function openFont(file: string, axes?: string): Promise<Font> {
  if (!existsSync(file)) throw new BackendError(`There is no font file ${file}.`)
  const font = new Font(new Face(new Blob(await convert(readFileSync(file), 'sfnt')), 0))
  const variations = (axes?.split(',') ?? []).map((axis) => {
    const [tag = '', value] = axis.split('=')
    if (!/^\w{4}$/.test(tag) || !Number.isFinite(Number(value)))
      throw new BackendError(`“${axis}” is no axis and value.`)
    return new Variation(tag, Number(value))
  })
  if (variations.length > 0) font.setVariations(variations)
  return font
}

/** Returns the outlines of a line in font units, with y downwards. Throws a BackendError if the font lacks a character. */
export function outlineOf(line: string, font: Font, file: string): PathCommand[] {
  const buffer = new TextBuffer()
  buffer.addText(line)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  let pen = 0
  return buffer
    .getGlyphInfosAndPositions()
    .flatMap(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      if (codepoint === 0)
        throw new BackendError(
          `${basename(file)} lacks “${Array.from(line.slice(cluster))[0]}”: pass another --font.`,
        )
      const [left, up] = [pen + xOffset, yOffset]
      pen += xAdvance
      return font.glyphToJson(codepoint).map(({ type, values }) => ({
        type,
        values: values.map((value, index) => (index % 2 === 0 ? left + value : -(up + value))),
      }))
    })
}
