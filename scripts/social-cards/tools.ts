import type { CardPicture, CardTools, Design } from '../../src/cards/design.ts'
import type { PictureSource, SpecOf } from './cardSpec.ts'

/** Tools that the build gives to its designs: also files of the repository, and every colour of the site. */
export interface Tools extends CardTools {
  color: (name: string) => string
  openPicture: (source: PictureSource | null) => Promise<CardPicture | null>
}

/** Draws the cards of one kind. */
export type BuildDesign<Kind extends keyof SpecOf> = Design<SpecOf[Kind], Tools>
