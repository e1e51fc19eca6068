import { CARD } from '../canvas.ts'
import type { Design } from '../drawing.ts'
import { svgImage, svgLayer } from '../pictures.ts'
import { color } from '../tokens.ts'
import { heading, KOREAN, logoAtRight } from './heading.tsx'

const PICTURE = { left: 196, top: 322, width: 808, height: 360 }

/** Paper: the page's name and line over its picture. */
export const pageCard: Design<'page'> = async (spec, tools) => {
  const ink = color('paper-text')
  const picture = await tools.picture(spec.picture)
  const words = {
    title: spec.title,
    line: spec.line,
    face: KOREAN,
    size: 112,
    ink,
    muted: color('paper-muted'),
  }
  return {
    ground: color('paper-bg'),
    layers: [
      svgLayer(
        `<path d="M196 306.5H${CARD.width - 52}" stroke="${ink}" stroke-width="1.5"/>${picture ? await svgImage(picture, PICTURE) : ''}${logoAtRight(56, ink)}`,
      ),
      { input: await heading(tools, words), left: 0, top: 0 },
    ],
  }
}
