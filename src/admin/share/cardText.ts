import { fitTitle, WIDE, type FittedTitle, type Step } from '@/lib/canvas/fitTitle'

let context: CanvasRenderingContext2D | null | undefined

/** Width of a text in em; a guess where nothing can be measured. */
function widthOf(text: string, family: string, spacing: number): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length
  context.font = `100px ${family}`
  return context.measureText(text).width / 100 + spacing * text.length
}

interface Place {
  size: number
  width: number
  family: string
  /** em */
  spacing: number
  steps?: readonly Step[]
}

/** Sets a title as the build's cards do: smaller first, then on more lines, then cut at a word. */
export function fitOnCard(title: string, { size, width, family, spacing, steps = WIDE }: Place): FittedTitle {
  const of = (text: string) => widthOf(text, family, spacing)
  const words = title.split(' ').map((text) => ({ text, em: of(text) }))
  return fitTitle(words, { size, width, space: of(' '), ellipsis: of('…'), steps })
}
