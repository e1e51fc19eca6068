import type { OverlayOptions } from 'sharp'
import type { CardSpec, PictureSource } from './cardSpec.ts'
import type { TextRenderer } from './textRenderer.tsx'

/** A card before it is encoded: its background colour and its layers, bottom first. */
export interface Drawing {
  background: string
  layers: OverlayOptions[]
}

export interface Tools {
  renderer: TextRenderer
  /** Reads a picture. Resolves to null without a source or if it cannot be read: the card is drawn without it. */
  loadPicture: (source: PictureSource | null) => Promise<Buffer | null>
}

/** The card specs by their kind. */
export type SpecOf = { [Spec in CardSpec as Spec['kind']]: Spec }

/** Draws the cards of one kind. */
export type Design<Kind extends keyof SpecOf> = (spec: SpecOf[Kind], tools: Tools) => Promise<Drawing>
