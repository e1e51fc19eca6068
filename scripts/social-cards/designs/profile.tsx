import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, layOutTitle, Line, textLayer, Title } from '../layout.tsx'
import { logo, svgImage, svgLayer } from '../pictures.ts'
import { color } from '../repositoryFiles.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
const PORTRAIT = { left: 706, top: 92, width: 330, height: 416, border: 16, degrees: 2.6 } as const

/** The profile: its headline beside the portrait. */
export const profileCard: Design<'profile'> = async (spec, { renderer, loadPicture }) => {
  const portrait = await loadPicture(spec.picture)
  const title = await layOutTitle(renderer, spec.headline, {
    style: TITLE,
    size: 84,
    width: 470,
    steps: [{ lines: 3, from: 1, to: 0.6 }],
  })
  const { left, top, width, height, border, degrees } = PORTRAIT
  const outer = `x="${left - border}" y="${top - border}" width="${width + 2 * border}" height="${height + 2 * border}"`
  return {
    background: color('paper-bg'),
    layers: [
      svgLayer(`<filter id="shadow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
        <g transform="rotate(${degrees} ${left + width / 2} ${top + height / 2})">
          <g transform="translate(0 26)" filter="url(#shadow)"><rect ${outer} fill="#3c2c14" opacity=".3"/></g>
          <rect ${outer} fill="${color('paper-sheet')}"/>
          ${portrait ? await svgImage(portrait, PORTRAIT, [0.5, 0.45]) : ''}
        </g>
        ${logo({ left: 200, top: 540, height: 36, color: color('paper-text') })}`),
      await textLayer(
        renderer,
        <Column
          style={{
            left: 200,
            top: 112,
            height: 400,
            justifyContent: 'space-between',
            color: color('paper-text'),
          }}
        >
          <Title title={title} leading={1.16} style={{ marginLeft: -4 }} />
          <Line size={24} leading={1.4} style={{ color: color('paper-muted') }}>
            {spec.line}
          </Line>
        </Column>,
      ),
    ],
  }
}
