import type { Design } from '../design.ts'
import { FAMILY } from '../families.ts'
import { fitText, upToLines } from '../fitText.ts'
import { Card, Column, SvgPicture, Title } from '../parts.tsx'
import type { FavoriteCard } from '../postCard.ts'
import { drawStamp, postmark } from './stamp.tsx'

const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.058em' } as const
const TEXT = { fontFamily: FAMILY.text } as const
const LINE = { ...TEXT, fontWeight: 500 } as const
const STAMP = { left: 196, top: 86, width: 340, degrees: -1.6 } as const
const TEXTS = { left: 592, top: 100, width: 420, height: 400 } as const

/** A favorite: its picture on a postmarked stamp, and its name. */
export const favoriteCard: Design<FavoriteCard> = async (spec, { color, measure, openPicture, logo }) => {
  const title = await fitText(measure, spec.title, {
    style: TITLE,
    size: 92,
    width: 410,
    steps: [
      { lines: 1, from: 1, to: 0.8 },
      { lines: 2, from: 1, to: 0.6 },
      { lines: 3, from: 0.6, to: 0.5 },
    ],
  })
  const sentence = await fitText(measure, spec.sentence, {
    style: TEXT,
    size: 26,
    width: 410,
    steps: upToLines(2),
  })
  const line = await fitText(measure, spec.line, { style: LINE, size: 22, width: 410, steps: upToLines(1) })
  const stamp = { ...STAMP, focus: spec.focus }
  const colors = { paper: color('paper-sheet'), blank: color('paper-ruler') }
  const ink = color('paper-text')
  return (
    <Card background={color('paper-bg')}>
      {await drawStamp(await openPicture(spec.picture), stamp, colors)}
      {postmark(512, 104, ink)}
      <SvgPicture source={logo} right={56} top={548} height={36} color={ink} />
      <Column style={{ ...TEXTS, justifyContent: 'center', color: ink }}>
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
          color: ink,
          transform: `rotate(${STAMP.degrees}deg)`,
        }}
      >
        {spec.value}
      </div>
    </Card>
  )
}
