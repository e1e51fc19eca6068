// The mark and the logo of the site: from an SVG file, or from the initials.
import { existsSync, readFileSync } from 'node:fs'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import { estimateTextWidth } from '../../src/lib/estimateTextWidth.ts'
import { fitInBox } from '../build/lettering/outlines.ts'
import { displayFace, openFont, outlineOf } from '../build/lettering/textOutlines.ts'
import { MINE, type Mine } from './messages.ts'

/** A mark: a square, or any other view box, and the data of its paths. */
export interface Mark {
  viewBox: readonly [left: number, top: number, width: number, height: number]
  paths: readonly string[]
  /** Outlines of letters may overlap, and need `nonzero`. */
  fillRule: 'evenodd' | 'nonzero'
}

const SIZE = 64
const LOGO = { width: 358, height: 72 }
/** Positions of the mark and the name in the logo. */
const LOGO_MARK = { left: 2, top: 4, size: 64 }
const LOGO_NAME = { left: 84, top: 14, right: LOGO.width - 2, bottom: 58 }
/** A wider name would be illegible there. */
const LOGO_NAME_EM = 12

/** The elements of an SVG in the parser's ordered format. */
type Element = Record<string, unknown>
const elements = v.array(v.record(v.string(), v.unknown()))
const attributesOf = (element: Element): Record<string, string> =>
  v.parse(v.fallback(v.record(v.string(), v.string()), {}), element[':@'])

/** Returns the faults of an element and of those in it. */
function elementFaults(mine: Mine, element: Element): string[] {
  const [name = ''] = Object.keys(element).filter((each) => each !== ':@')
  if (name === '#text') return []
  const attributes = Object.entries(attributesOf(element))
  const inner = v.is(elements, element[name]) ? v.parse(elements, element[name]) : []
  return [
    ...(['svg', 'g', 'path', 'title', '?xml'].includes(name) ? [] : [mine.mark.element(name)]),
    ...attributes.flatMap(([attribute, value]) => {
      if (/^on/i.test(attribute)) return [mine.mark.handler(attribute)]
      if (/href$/i.test(attribute) || /url\(|javascript:|data:/i.test(value))
        return [mine.mark.reference(attribute)]
      if (attribute === 'transform') return [mine.mark.transform]
      return []
    }),
    ...inner.flatMap((each) => elementFaults(mine, each)),
  ]
}

const pathsIn = (element: Element): string[] =>
  Object.entries(element).flatMap(([name, inner]) => {
    if (name === 'path') {
      const { d } = attributesOf(element)
      return d === undefined ? [] : [d]
    }
    return v.is(elements, inner) ? v.parse(elements, inner).flatMap(pathsIn) : []
  })

const fail = (...faults: string[]) => ({ faults: faults.map((fault) => `mark: ${fault}`) })

/** Reads a mark from an SVG. Returns it, or one line for each fault: only paths are allowed. */
export function readMark(source: string, mine = MINE.ko): { mark: Mark } | { faults: string[] } {
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) return fail(mine.mark.doctype)
  if (XMLValidator.validate(source) !== true) return fail(mine.mark.noSvg)
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
  })
  const document = v.parse(elements, parser.parse(source))
  const root = document.find((element) => 'svg' in element)
  if (!root) return fail(mine.mark.noSvg)
  const faults = [...new Set(document.flatMap((element) => elementFaults(mine, element)))]
  if (faults.length > 0) return fail(...faults)
  const numbers = (attributesOf(root)['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [left = NaN, top = NaN, width = NaN, height = NaN] = numbers
  if (!numbers.every(Number.isFinite) || !(width > 0) || !(height > 0)) return fail(mine.mark.noViewBox)
  const paths = pathsIn(root)
  if (paths.length === 0 || paths.some((d) => !/^[\d\s,.eE+\-MmZzLlHhVvCcSsQqTtAa]+$/.test(d)))
    return fail(mine.mark.noPath)
  const fillRule = /fill-rule\s*[=:]\s*["']?evenodd/.test(source) ? 'evenodd' : 'nonzero'
  return { mark: { viewBox: [left, top, width, height], paths, fillRule } }
}

/** Reads a mark from a file. Returns it, or one line for each fault. */
export function readMarkFile(file: string, mine: Mine): ReturnType<typeof readMark> {
  if (!existsSync(file)) return fail(mine.mark.noFile(file))
  return readMark(readFileSync(file, 'utf8'), mine)
}

async function outline(
  text: string,
  box: { left: number; top: number; right: number; bottom: number },
  align?: 'left',
) {
  const file = displayFace(text)
  return fitInBox(outlineOf(text, await openFont(file), file), box, align)
}

/** Returns a mark of at most two initials above a line. Throws a BackendError if the display face lacks them. */
export async function initialsMark(name: string): Promise<Mark> {
  const parts = name.trim().split(/\s+/)
  const initials = parts
    .slice(0, 2)
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .toUpperCase()
  const letters = await outline(initials, { left: 6, top: 8, right: SIZE - 6, bottom: 48 })
  return { viewBox: [0, 0, SIZE, SIZE], paths: [letters, `M10 54h${SIZE - 20}v4H10z`], fillRule: 'nonzero' }
}

const pathElements = ({ paths, fillRule }: Mark) =>
  paths.map((d) => `<path fill="currentColor" fill-rule="${fillRule}" d="${d}"/>`).join('')

/** Returns the SVG of a mark in one colour. */
export const markSvg = (mark: Mark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox.join(' ')}">${pathElements(mark)}</svg>\n`

/** Returns the words of a name that are legible in the logo, or the letters of its first word. */
export function logoName(name: string): string {
  if (estimateTextWidth(name) <= LOGO_NAME_EM) return name
  const words = name.split(' ')
  const letters = Array.from(words[0] ?? '')
  const starts = [
    ...words.map((_, index) => words.slice(0, -1 - index).join(' ')),
    ...letters.map((_, index) => letters.slice(0, -1 - index).join('')),
  ].map((start) => `${start.replace(/[\s\p{P}]+$/u, '')}…`)
  return starts.find((start) => start.length > 1 && estimateTextWidth(start) <= LOGO_NAME_EM) ?? name
}

/** Returns the SVG of the logo: the mark and the site's name. Throws a BackendError if the display face lacks a character. */
export async function logoSvg(mark: Mark, name: string): Promise<string> {
  const [left, top, width, height] = mark.viewBox
  const scale = LOGO_MARK.size / Math.max(width, height)
  const x = LOGO_MARK.left + (LOGO_MARK.size - width * scale) / 2 - left * scale
  const y = LOGO_MARK.top + (LOGO_MARK.size - height * scale) / 2 - top * scale
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO.width}" height="${LOGO.height}" viewBox="0 0 ${LOGO.width} ${LOGO.height}"><g transform="translate(${x} ${y}) scale(${scale})">${pathElements(mark)}</g><path fill="currentColor" d="${await outline(logoName(name), LOGO_NAME, 'left')}"/></svg>\n`
}
