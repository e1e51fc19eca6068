import type { ReactElement } from 'react'
import sharp from 'sharp'
import { drawPostCard } from '../../src/cards/drawPostCard.ts'
import { CARD_SIZE } from '../../src/config/socialCard.ts'
import { splitGraphemes } from '../../src/lib/korean/graphemes.ts'
import { plainLine } from '../seo/plainText.ts'
import { type CardSpec, MAX_BYTES, type PictureSource, type SpecOf } from './cardSpec.ts'
import { galleryCard } from './designs/gallery.tsx'
import { homeCard } from './designs/home.tsx'
import {
  fanartListCard,
  favoritesListCard,
  pageCard,
  portfolioListCard,
  shelfCard,
} from './designs/lists.tsx'
import { novelCard } from './designs/novel.tsx'
import { profileCard } from './designs/profile.tsx'
import { seriesCard } from './designs/series.tsx'
import { openCardPicture } from './pictures.tsx'
import { color, CONTENT, readRepositoryFile } from './repositoryFiles.ts'
import type { TextRenderer } from './textRenderer.tsx'
import type { BuildDesign, Tools } from './tools.ts'

/** JPEG qualities, tried in this order until the file is small enough. */
const QUALITIES = [84, 76, 66, 54, 40] as const

const designs: { [Kind in keyof SpecOf]: BuildDesign<Kind> } = {
  home: homeCard,
  series: seriesCard,
  novel: novelCard,
  shelf: shelfCard,
  gallery: galleryCard,
  photo: drawPostCard,
  case: drawPostCard,
  favorite: drawPostCard,
  fanart: drawPostCard,
  profile: profileCard,
  'portfolio-list': portfolioListCard,
  'favorites-list': favoritesListCard,
  'fanart-list': fanartListCard,
  page: pageCard,
}

interface Sources {
  renderer: TextRenderer
  /** Reads a picture. Resolves to null without a source or if it cannot be read: the card is drawn without it. */
  loadPicture: (source: PictureSource | null) => Promise<Buffer | null>
  /** XMP packet of the file. */
  xmp: string
  /** Replaces a title without any drawable character. */
  untitled?: string | undefined
}

/** Renders a card as an opaque sRGB JPEG of less than `MAX_BYTES`. */
export async function renderSocialCard(spec: CardSpec, sources: Sources): Promise<Buffer> {
  const { renderer, loadPicture, xmp, untitled = '' } = sources
  const drawable = await removeMissingGlyphs(spec, renderer, untitled)
  const element = await draw(drawable.kind, drawable, {
    color,
    measure: renderer.measure,
    logo: readRepositoryFile(`${CONTENT}/art/logo/logo.svg`).toString('utf8'),
    openPicture: async (source) => {
      const picture = await loadPicture(source)
      return picture && openCardPicture(picture)
    },
  })
  return encode(await renderer.draw(element), xmp)
}

const draw = <Kind extends keyof SpecOf>(
  kind: Kind,
  spec: SpecOf[Kind],
  tools: Tools,
): Promise<ReactElement> => designs[kind](spec, tools)

async function encode(svg: Buffer, xmp: string): Promise<Buffer> {
  // Embedded pictures may be larger than the parser's default limit.
  const pixels = await sharp(svg, { unlimited: true }).removeAlpha().raw().toBuffer()
  let file: Buffer | undefined
  for (const quality of QUALITIES) {
    file = await sharp(pixels, { raw: { ...CARD_SIZE, channels: 3 } })
      .withXmp(xmp)
      .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true })
      .toBuffer()
    if (file.length < MAX_BYTES) return file
  }
  return file ?? Buffer.alloc(0)
}

/** Maximum length of a photo's fact in characters; longer ones would push the others off the card. */
const FACT_LENGTH = 24

/** Emoji joined to another one (👩 + 🎨). Satori cannot draw the combination, so only the first emoji remains. */
const JOINED_EMOJI = /\u200d\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?/gu

/** Cleans the texts of a row's card: one line each, without control characters and characters that no font covers. */
async function removeMissingGlyphs(
  spec: CardSpec,
  renderer: TextRenderer,
  untitled: string,
): Promise<CardSpec> {
  const missing = await renderer.findMissingGlyphs(plainLine(JSON.stringify(Object.values(spec))))
  const clean = (text: string): string =>
    splitGraphemes(plainLine(text).replaceAll(JOINED_EMOJI, ''))
      .filter((grapheme) => ![...missing].some((glyph) => grapheme.includes(glyph)))
      .join('')
      .trim()
  const cleanTitle = clean('title' in spec ? spec.title : '') || untitled
  switch (spec.kind) {
    case 'photo':
      return {
        ...spec,
        title: cleanTitle,
        facts: spec.facts.map((fact) => shorten(clean(fact))).filter(Boolean),
      }
    case 'case':
    case 'favorite':
    case 'fanart':
      return { ...spec, title: cleanTitle, line: clean(spec.line), sentence: clean(spec.sentence) }
    default:
      // The site's own texts, which its fonts cover.
      return spec
  }
}

function shorten(fact: string): string {
  const graphemes = splitGraphemes(fact)
  return graphemes.length > FACT_LENGTH ? `${graphemes.slice(0, FACT_LENGTH).join('')}…` : fact
}
