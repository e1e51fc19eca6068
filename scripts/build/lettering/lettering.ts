// `npm run lettering -- KEY LINE [LINE…]`: writes the lettering of a series' title, `series/KEY/lettering.ts` in the content.
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Font } from 'harfbuzzjs'
import { BackendError } from '../../../backend/backendError.ts'
import { parseArguments, runScript } from '../../data/commandLine.ts'
import { contentFolder } from '../contentFolder.ts'
import { breakForTall, fitToScreen, SCREENS } from './outlines.ts'
import { displayFace, openFont, outlineOf } from './textOutlines.ts'

const HELP = `npm run lettering -- KEY LINE [LINE…] [--tall LINE …] [--font FILE] [--axes wght=900,opsz=144]

KEY     the folder of the series in the content
LINE    a line of the title on a wide screen
--tall  a line on an upright screen; by default one word, or half of a long one
--font  a font file (TTF, OTF, WOFF, WOFF2) whose licence allows outlines; by default the site's display face
--axes  values of a variable font's axes`

const ROOT = join(import.meta.dirname, '..', '..', '..')
const SERIES = `${contentFolder(ROOT)}/series`

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
  const folder = join(ROOT, SERIES, key)
  if (!existsSync(folder)) throw new BackendError(`${SERIES} has no folder ${key}.`)
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
  console.log(`${SERIES}/${key}/lettering.ts: ${lines.join(' / ')}; upright: ${tall.join(' / ')}`)
})
