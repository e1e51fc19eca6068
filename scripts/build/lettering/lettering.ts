// `npm run lettering -- KEY LINE [LINE…]`: writes the lettering of a series' title, src/content/series/KEY/lettering.ts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { convert } from 'fontverter'
import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { BackendError } from '../../../backend/backendError.ts'
import { parseArguments, runScript } from '../../data/commandLine.ts'
import { readFiles } from '../../fonts/faceFiles.ts'
import { breakForTall, fitToScreen, type PathCommand, SCREENS } from './outlines.ts'

const HELP = `npm run lettering -- KEY LINE [LINE…] [--tall LINE …] [--font FILE] [--axes wght=900,opsz=144]

KEY     the folder in src/content/series
LINE    a line of the title on a wide screen
--tall  a line on an upright screen; by default one word, or half of a long one
--font  a font file (TTF, OTF, WOFF, WOFF2) whose licence allows outlines; by default the site's display face
--axes  values of a variable font's axes`

const SERIES = join(import.meta.dirname, '..', '..', '..', 'src', 'content', 'series')

/** Returns the file of the site's display face for a text. */
function displayFace(text: string): string {
  const { folder, source } = readFiles(
    /^[\p{Script=Latin}\p{N}\p{P}\s]*$/u.test(text) ? 'latin' : 'korean',
    400,
  )
  return join(folder, source)
}

async function openFont(file: string, axes: string | undefined): Promise<Font> {
  if (!existsSync(file)) throw new BackendError(`There is no font file ${file}.`)
  const font = new Font(new Face(new Blob(await convert(readFileSync(file), 'sfnt')), 0))
  const variations = (axes?.split(',') ?? []).map((axis) => {
    const [tag = '', value] = axis.split('=')
    if (!/^\w{4}$/.test(tag) || !Number.isFinite(Number(value)))
      throw new BackendError(`“${axis}” is no axis and value.\n\n${HELP}`)
    return new Variation(tag, Number(value))
  })
  if (variations.length > 0) font.setVariations(variations)
  return font
}

/** Returns the outlines of a line in font units, with y downwards. Throws a BackendError if the font lacks a character. */
function outlineOf(line: string, font: Font, file: string): PathCommand[] {
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

/** Returns the source of the module. */
function describe(name: 'wide' | 'tall', lines: readonly string[], font: Font, file: string): string {
  const { d, width, height, counter } = fitToScreen(
    lines.map((line) => outlineOf(line, font, file)),
    SCREENS[name],
  )
  const screen = name === 'wide' ? 'a wide screen' : 'a phone in portrait orientation'
  return `/** “${lines.join(' / ')}” on ${screen}. */
export const ${name}: ScreenLettering = {
  d: '${d}',
  width: ${width},
  height: ${height},
  counter: { x: ${counter.x}, y: ${counter.y}, r: ${counter.r} },
}
`
}

await runScript(async () => {
  const { values, positionals } = parseArguments(
    {
      allowPositionals: true,
      options: {
        tall: { type: 'string', multiple: true },
        font: { type: 'string' },
        axes: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    HELP,
  )
  const [key, ...lines] = positionals
  if (values.help) return console.log(HELP)
  if (key === undefined || lines.length === 0 || !lines.every((line) => line.trim()))
    throw new BackendError(HELP)
  const folder = join(SERIES, key)
  if (!existsSync(folder)) throw new BackendError(`src/content/series has no folder ${key}.`)
  const file = values.font ?? displayFace(lines.join(''))
  const font = await openFont(file, values.axes)
  const tall = values.tall ?? breakForTall(lines)
  const axes = values.axes ? `, ${values.axes.replaceAll(',', ', ')}` : ''
  const text = [
    `// ${basename(file)}${axes}. Written by npm run lettering. Each line is stretched to the width of the screen.`,
    "import type { ScreenLettering } from '@/assets/lettering/lettering'\n",
    describe('wide', lines, font, file),
    describe('tall', tall, font, file),
  ].join('\n')
  writeFileSync(join(folder, 'lettering.ts'), text)
  console.log(`src/content/series/${key}/lettering.ts: ${lines.join(' / ')}; upright: ${tall.join(' / ')}`)
})
