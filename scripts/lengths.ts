import { parse } from 'postcss-scss'

/** Lengths shorter than this (pixels) are hairlines and corrections of a line: no scale has them. */
const SHORTEST_PX = 4
const REM_PX = 16
/** Of so many lengths one may be said in figures. */
const LITERAL_IN = 8

export interface Lengths {
  /** Said in pixels or rem. */
  literal: number
  /** Said by a token of the scale. */
  token: number
}

const LITERAL = /(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/g
const TOKEN = /var\(--(?:space|size|touch|grid|section|header)\b/g
/** Text sizes have rules of their own. */
const TEXT = /^(?:font|font-size)$/

/** Counts the lengths in the declarations and mixins' arguments of a stylesheet. */
export function countLengths(scss: string): Lengths {
  const count = { literal: 0, token: 0 }
  const add = (value: string) => {
    const figures = [...value.matchAll(LITERAL)].map(
      ([, figure, unit]) => Number(figure) * (unit === 'rem' ? REM_PX : 1),
    )
    count.literal += figures.filter((px) => px >= SHORTEST_PX).length
    count.token += [...value.matchAll(TOKEN)].length
  }
  parse(scss).walk((node) => {
    if (node.type === 'decl' && !TEXT.test(node.prop)) add(node.value)
    if (node.type === 'atrule') add(node.params)
  })
  return count
}

/** Whether few enough of the lengths are literal. */
export const fewLiterals = ({ literal, token }: Lengths): boolean => literal * LITERAL_IN <= literal + token
