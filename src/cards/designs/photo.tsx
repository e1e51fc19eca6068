import { CARD_SIZE, DEFAULT_FOCUS, DEFAULT_FOCUS_TARGET, SAFE_AREA } from '../../config/socialCard.ts'
import { blend, contrastRatio, type Rgb } from '../../lib/colorContrast.ts'
import type { CardPicture, CardTools, Design, PicturePlace } from '../design.ts'
import { FAMILY } from '../families.ts'
import { fitText, type FittedText, type Step } from '../fitText.ts'
import { Card, Column, Line, ratioOf, Rectangle, SvgPicture, Title } from '../parts.tsx'
import type { PhotoCard } from '../postCard.ts'

const LEADING = 1.1
const TITLE = { fontFamily: FAMILY.title, letterSpacing: '-0.055em' } as const
const WHOLE_CARD = { left: 0, top: 0, ...CARD_SIZE } as const

/** Aspect ratio from which a photo fills the card; narrower ones are shown as a print on it. */
const WIDE_PHOTO = 1.2

/** A photo: full bleed with a caption on a dark gradient, or an upright one as a print on its blurred copy. */
export const photoCard: Design<PhotoCard> = async (spec, tools) => {
  const picture = await tools.openPicture(spec.picture)
  if (!picture) return captionOnly(spec, tools)
  return (picture.size.width / picture.size.height >= WIDE_PHOTO ? fullBleed : print)(spec, tools, picture)
}

const fullBleed = async (spec: PhotoCard, tools: CardTools, picture: CardPicture) => {
  const focus = spec.focus ?? DEFAULT_FOCUS
  const place = { box: WHOLE_CARD, focus, at: DEFAULT_FOCUS_TARGET, density: 1 } as const
  const title = await fitText(tools.measure, spec.title, { style: TITLE, size: 96, width: SAFE_AREA.width })
  const dim = await dimming(picture, place, title)
  const [top, low, middle] = [footTop(dim), footLow(dim), footMiddle(dim)]
  return (
    <Card background={tools.color('darkroom-bg')}>
      {await picture.draw(place)}
      <Rectangle
        {...WHOLE_CARD}
        top={top}
        height={CARD_SIZE.height - top}
        style={{ backgroundImage: footGradient([low, middle, 0]) }}
      />
      <CentredLogo {...tools} />
      <Caption title={title} facts={spec.facts} bottom={117} rule={tools.color('darkroom-safelight')} />
    </Card>
  )
}

const FOOT: Rgb = [8, 8, 10]
const LINE: Rgb = [218, 211, 200]
const WHITE: Rgb = [255, 255, 255]

/** Returns a gradient from the bottom with the opacities at its start, at 42 % and at its end, or at its start and end. */
function footGradient(opacities: readonly number[]): string {
  const stops = opacities.map((opacity, index) => {
    const at = index === 1 && opacities.length === 3 ? ' 42%' : ''
    return `rgba(${FOOT.join(', ')}, ${opacity})${at}`
  })
  return `linear-gradient(to top, ${stops.join(', ')})`
}

/** The gradient's top (px) and its opacities at the bottom and in the middle, by how much it is dimmed (0–1). */
const footTop = (dim: number): number => Math.round(CARD_SIZE.height * (0.46 - 0.3 * dim))
const footLow = (dim: number): number => 0.9 + 0.06 * dim
const footMiddle = (dim: number): number => 0.66 + 0.22 * dim

/** Returns the gradient's opacity at `y` px. */
function footOpacity(y: number, dim: number): number {
  const share = (CARD_SIZE.height - y) / (CARD_SIZE.height - footTop(dim))
  if (share >= 1) return 0
  const [low, mid] = [footLow(dim), footMiddle(dim)]
  return share < 0.42 ? low + (mid - low) * (share / 0.42) : mid * (1 - (share - 0.42) / 0.58)
}

/** Returns the least dimming with a contrast of 3:1 for the title and 4.5:1 for the facts (WCAG 2.2 AA). */
async function dimming(
  picture: CardPicture,
  place: PicturePlace,
  { lines, size }: FittedText,
): Promise<number> {
  const foot = 448
  const top = Math.round(foot - lines.length * size * LEADING)
  const lightest = (bandTop: number, height: number) =>
    picture.findLightest(place, { left: SAFE_AREA.left, top: bandTop, width: SAFE_AREA.width, height })
  const [title, line] = await Promise.all([lightest(top, foot - top), lightest(480, 36)])
  for (let dim = 0; dim < 1; dim += 0.1) {
    // The first line's letters start a little below the top of its line box.
    const underTitle = blend(title, FOOT, footOpacity(top + size * 0.2, dim))
    const underLine = blend(line, FOOT, footOpacity(480, dim))
    if (contrastRatio(WHITE, underTitle) >= 3 && contrastRatio(LINE, underLine) >= 4.5) return dim
  }
  return 1
}

const UPRIGHT: readonly Step[] = [{ lines: 1, from: 1, to: 0.72 }]
const PRINT = { top: 44, height: 386, maxWidth: 520 } as const

/** An upright or square photo: a print on its blurred copy, with the caption below. */
const print = async (spec: PhotoCard, { color, measure, logo }: CardTools, picture: CardPicture) => {
  const { top, height, maxWidth } = PRINT
  const width = Math.min(maxWidth, Math.round((height * picture.size.width) / picture.size.height))
  const box = { left: (CARD_SIZE.width - width) / 2, top, width, height }
  const title = await fitText(measure, spec.title, {
    style: TITLE,
    size: 56,
    width: SAFE_AREA.width,
    steps: UPRIGHT,
  })
  return (
    <Card background={color('darkroom-bg')}>
      {await picture.drawBackdrop()}
      <Rectangle
        {...WHOLE_CARD}
        top={200}
        height={430}
        style={{ backgroundImage: footGradient([0.92, 0]) }}
      />
      {await picture.draw({ box, focus: spec.focus })}
      <SvgPicture source={logo} right={56} top={56} height={30} color={color('darkroom-text')} />
      <Caption title={title} facts={spec.facts} bottom={62} gap={10} rule={color('darkroom-safelight')} />
    </Card>
  )
}

/** Only the caption, if there is no readable picture. */
const captionOnly = async (spec: PhotoCard, tools: CardTools) => {
  const title = await fitText(tools.measure, spec.title, { style: TITLE, size: 96, width: SAFE_AREA.width })
  const safelight = tools.color('darkroom-safelight')
  return (
    <Card background={tools.color('darkroom-bg')}>
      <Rectangle
        {...WHOLE_CARD}
        style={{
          backgroundImage: `radial-gradient(90% 90% at 50% 0%, ${safelight}, transparent)`,
          opacity: 0.3,
        }}
      />
      <CentredLogo {...tools} />
      <Caption title={title} facts={spec.facts} bottom={226} rule={safelight} />
    </Card>
  )
}

const LOGO_HEIGHT = 34

function CentredLogo({ logo, color }: CardTools) {
  const left = (CARD_SIZE.width - LOGO_HEIGHT * ratioOf(logo)) / 2
  return (
    <SvgPicture source={logo} left={left} top={554} height={LOGO_HEIGHT} color={color('darkroom-text')} />
  )
}

const CAMERA = { fontWeight: 500, color: '#efebe3' } as const
const EXPOSURE = { fontWeight: 400, color: '#dad3c8' } as const

interface CaptionProps {
  title: FittedText
  facts: readonly string[]
  /** px */
  bottom: number
  gap?: number
  /** Colour of the rule. */
  rule: string
}

/** Centred title, rule and facts. */
function Caption({ title, facts, bottom, gap = 15, rule }: CaptionProps) {
  return (
    <Column style={{ left: 0, right: 0, bottom, alignItems: 'center', color: '#fff' }}>
      <Title title={title} leading={LEADING} style={{ alignItems: 'center' }} />
      <div style={{ width: 44, height: 3, background: rule, margin: `${gap + 1}px 0 ${gap - 1}px` }} />
      <Line size={24} leading={1.3} style={{ display: 'flex', gap: 20 }}>
        {facts.map((fact, index) => (
          <span key={fact} style={index === 0 ? CAMERA : EXPOSURE}>
            {fact}
          </span>
        ))}
      </Line>
    </Column>
  )
}
