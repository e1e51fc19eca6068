import type { OverlayOptions } from 'sharp'
import type { CardSpec, PictureSource } from './cardSpec.ts'
import type { Studio } from './studio.tsx'

/** A card before it is a file: a ground and what lies on it, lowest first. */
export interface Drawing {
  ground: string
  layers: OverlayOptions[]
}

export interface Tools {
  studio: Studio
  /** The bytes of a picture, or null when it could not be read: the card then does without. */
  picture: (source: PictureSource | null) => Promise<Buffer | null>
}

/** Draws cards of one kind. */
export type Design<Kind extends CardSpec['kind']> = (
  spec: Extract<CardSpec, { kind: Kind }>,
  tools: Tools,
) => Promise<Drawing>
