import { font, makeCanvas } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import type { Ground, Ratio, ShareSubject } from '../subject'
import { drawGround, isDark } from './grounds'
import type { Material } from './material'
import { drawPassage } from './passage'
import { drawPhoto } from './photo'

/** Distance of the lettering and the address from the picture's edges, in px. */
const MARGIN = { x: 88, bottom: 114 }

export interface Card {
  subject: ShareSubject
  ground: Ground
  ratio: Ratio
  material: Material
  /** The page's address as it stands on the card, without the query. */
  address: string
}

/** Draws a card into a canvas of its own, so many px wide. Throws where the browser gives none. */
export function drawCard({ subject, ground, ratio, material, address }: Card, width: number = ratio.width) {
  const scale = width / ratio.width
  const { canvas, context } = makeCanvas(width, Math.round(ratio.height * scale))
  context.scale(scale, scale)
  drawGround(context, ground, ratio)
  if (subject.kind === 'passage') drawPassage(context, subject, { ground, ratio })
  else if (material.picture) drawPhoto(context, subject, { ground, ratio, picture: material.picture })
  drawFoot(context, { ground, ratio, material, address })
  return canvas
}

function drawFoot(
  context: CanvasRenderingContext2D,
  { ground, ratio, material, address }: Omit<Card, 'subject'>,
) {
  const logo = material.logo[isDark(ground) ? 'light' : 'dark']
  const y = ratio.height - MARGIN.bottom
  context.drawImage(logo, MARGIN.x, y - logo.height / 2)
  context.font = font('sans', 28)
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  context.fillStyle = tokenColor(isDark(ground) ? 'night-muted' : 'pink-text')
  context.fillText(address, ratio.width - MARGIN.x, y, ratio.width / 2 - MARGIN.x)
}
