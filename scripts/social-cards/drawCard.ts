import sharp from 'sharp'
import { CARD, MAX_BYTES, QUALITIES } from './canvas.ts'
import type { CardSpec } from './cardSpec.ts'
import { design } from './designs/index.ts'
import type { Drawing, Tools } from './drawing.ts'
import { withDrawableWords } from './words.ts'

/** Draws a card as JPEG, under 300 kB, opaque and in sRGB. */
export async function drawCard(spec: CardSpec, tools: Tools): Promise<Buffer> {
  return encode(await design(await withDrawableWords(spec, tools.studio), tools))
}

async function encode({ ground, layers }: Drawing): Promise<Buffer> {
  const pixels = await sharp({ create: { ...CARD, channels: 3, background: ground } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer()
  let file: Buffer | undefined
  for (const quality of QUALITIES) {
    file = await sharp(pixels, { raw: { ...CARD, channels: 3 } })
      .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: true })
      .toBuffer()
    if (file.length < MAX_BYTES) return file
  }
  return file ?? Buffer.alloc(0)
}
