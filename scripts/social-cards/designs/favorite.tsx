import { FAVORITE_STAMP } from '../../../src/lib/image/cardPictureLayout.ts'
import type { Design } from '../drawing.ts'
import { FAMILY } from '../fonts.ts'
import { Column, layOutText, layOutTitle, textLayer, Title } from '../layout.tsx'
import { logoAtRight, svgLayer } from '../pictures.ts'
import { color } from '../repositoryFiles.ts'
import { postmark, stamp } from './stamp.ts'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
const TEXT = { fontFamily: FAMILY.text } as const
const LINE = { ...TEXT, fontWeight: 500 } as const
const TEXT_LEFT = 592

/** A favorite: its picture on a postmarked stamp, and its name. */
export const favoriteCard: Design<'favorite'> = async (spec, { renderer, loadPicture }) => {
  const title = await layOutTitle(renderer, spec.title, {
    style: TITLE,
    size: 92,
    width: 410,
    steps: [
      { lines: 1, from: 1, to: 0.8 },
      { lines: 2, from: 1, to: 0.6 },
      { lines: 3, from: 0.6, to: 0.5 },
    ],
  })
  const sentence = await layOutText(renderer, spec.sentence, { style: TEXT, size: 26, width: 410, lines: 2 })
  const line = await layOutText(renderer, spec.line, { style: LINE, size: 22, width: 410, lines: 1 })
  return {
    background: color('paper-bg'),
    layers: [
      svgLayer(`${await stamp(await loadPicture(spec.picture), { ...FAVORITE_STAMP, degrees: -1.6, focus: spec.focus })}
        ${postmark(512, 104)}
        ${logoAtRight(36, 548, color('paper-text'))}`),
      await textLayer(
        renderer,
        <>
          <Column
            style={{
              left: TEXT_LEFT,
              top: 100,
              width: 420,
              height: 400,
              justifyContent: 'center',
              color: color('paper-text'),
            }}
          >
            <Title title={line} leading={1.3} style={{ color: color('paper-muted') }} />
            <Title title={title} leading={1.1} style={{ margin: '14px 0 20px -2px' }} />
            <Title title={sentence} leading={1.5} />
          </Column>
          <div
            style={{
              position: 'absolute',
              left: 488,
              top: 424,
              fontFamily: FAMILY.display,
              fontSize: 22,
              color: color('paper-text'),
              transform: 'rotate(-1.6deg)',
            }}
          >
            {spec.value}
          </div>
        </>,
      ),
    ],
  }
}
