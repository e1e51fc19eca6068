import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, Overlay, Title } from '../parts.tsx'
import { logo, svgImage, svgLayer } from '../pictures.ts'
import { layOutTitle } from '../title.ts'
import { color } from '../tokens.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
const PORTRAIT = { left: 706, top: 92, width: 330, height: 416, border: 16, degrees: 2.6 } as const

/** Paper: the creator's own sentence beside the portrait. */
export const profileCard: Design<'profile'> = async (spec, { studio, picture }) => {
  const portrait = await picture(spec.picture)
  const title = await layOutTitle(studio, spec.headline, {
    style: TITLE,
    size: 84,
    width: 470,
    steps: [{ lines: 3, from: 1, to: 0.6 }],
  })
  const { left, top, width, height, border, degrees } = PORTRAIT
  const outer = `x="${left - border}" y="${top - border}" width="${width + 2 * border}" height="${height + 2 * border}"`
  return {
    ground: color('paper-bg'),
    layers: [
      svgLayer(`<filter id="shadow" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
        <g transform="rotate(${degrees} ${left + width / 2} ${top + height / 2})">
          <g transform="translate(0 26)" filter="url(#shadow)"><rect ${outer} fill="#3c2c14" opacity=".3"/></g>
          <rect ${outer} fill="${color('paper-sheet')}"/>
          ${portrait ? await svgImage(portrait, PORTRAIT, [0.5, 0.45]) : ''}
        </g>
        ${logo({ left: 200, top: 540, height: 36, color: color('paper-text') })}`),
      {
        input: await studio.draw(
          <Overlay>
            <Column
              style={{
                left: 200,
                top: 112,
                height: 400,
                justifyContent: 'space-between',
                color: color('paper-text'),
              }}
            >
              <Title title={title} face={TITLE} leading={1.16} style={{ marginLeft: -4 }} />
              <div
                style={{
                  fontFamily: FAMILY.text,
                  fontSize: 24,
                  lineHeight: 1.4,
                  color: color('paper-muted'),
                }}
              >
                {spec.line}
              </div>
            </Column>
          </Overlay>,
        ),
        left: 0,
        top: 0,
      },
    ],
  }
}
