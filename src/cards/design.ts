import type { ReactElement } from 'react'
import type { Rgb } from '../lib/colorContrast.ts'
import type { Crop, FocalPoint, Size } from '../lib/image/cropping.ts'
import type { Measure } from './fitText.ts'

/** The colour tokens of the posts' cards. */
export type CardColor =
  | 'darkroom-bg'
  | 'darkroom-safelight'
  | 'darkroom-text'
  | 'paper-bg'
  | 'paper-muted'
  | 'paper-ruler'
  | 'paper-seal'
  | 'paper-sheet'
  | 'paper-text'
  | 'pink-bg'
  | 'pink-dot'
  | 'pink-muted'
  | 'pink-sheet'
  | 'pink-text'

/** Place of a picture, px of the card. The picture covers `box` with its point `focus` as near as possible to `at`. */
export interface PicturePlace {
  box: Crop
  /** Both are the centre by default. */
  focus?: FocalPoint | undefined
  at?: FocalPoint
  /** Pixels per px of the card. The build uses 2 by default, so that rotated pictures stay sharp. */
  density?: 1 | 2
}

/** A picture that cards can draw. */
export interface CardPicture {
  /** Size of the upright picture, px. */
  size: Size
  /** Resolves to the picture in its place. */
  draw: (place: PicturePlace) => Promise<ReactElement>
  /** Resolves to a dark, blurred copy that covers the card. */
  drawBackdrop: () => Promise<ReactElement>
  /** Resolves to the lightest patch of a part of a picture that covers the whole card. */
  findLightest: (place: PicturePlace, part: Crop) => Promise<Rgb>
}

/** Tools that the build or the browser gives to a design. */
export interface CardTools {
  /** Returns the value of a colour token. */
  color: (name: CardColor) => string
  measure: Measure
  /** Opens a picture by its address. Resolves to null without one, or if it cannot be read. */
  openPicture: (source: { url: string } | null) => Promise<CardPicture | null>
  /** The logo's SVG markup. Its colour is `currentColor`. */
  logo: string
}

/** Draws a card as one element of the card's size, with the flexbox subset and the inline styles that satori supports. */
export type Design<Spec, Tools = CardTools> = (spec: Spec, tools: Tools) => Promise<ReactElement>
