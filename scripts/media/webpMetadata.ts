// Replaces the metadata of a WebP file without encoding its pixels again.
// Format: https://developers.google.com/speed/webp/docs/riff_container

/** Chunks with the pixels, in the order of the format. */
const PIXELS: readonly string[] = ['ALPH', 'VP8 ', 'VP8L']
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
/** Flags of the extended header. */
const [HAS_ALPHA, HAS_XMP] = [0x10, 0x04]

interface Chunk {
  name: string
  content: Buffer
}

/** Returns the chunks of a file. Sizes are rounded up to even numbers. */
function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = HEADER_BYTES; at + CHUNK_HEADER_BYTES <= file.length;) {
    const size = file.readUInt32LE(at + 4)
    const start = at + CHUNK_HEADER_BYTES
    chunks.push({ name: file.toString('latin1', at, at + 4), content: file.subarray(start, start + size) })
    at = start + size + (size % 2)
  }
  return chunks
}

function writeChunk({ name, content }: Chunk): Buffer {
  const header = Buffer.alloc(CHUNK_HEADER_BYTES)
  header.write(name, 'latin1')
  header.writeUInt32LE(content.length, 4)
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)])
}

/** Returns whether the pixels have an alpha channel: in their own chunk, or by the flag in the header of lossless ones. */
const hasAlpha = (pixels: readonly Chunk[]): boolean =>
  pixels.some(
    ({ name, content }) =>
      name === 'ALPH' || (name === 'VP8L' && (content.readUInt32LE(1) & 0x10_00_00_00) !== 0),
  )

function extendedHeader(
  pixels: readonly Chunk[],
  size: { width: number; height: number },
  flags: number,
): Chunk {
  const content = Buffer.alloc(10)
  content.writeUInt8(flags | (hasAlpha(pixels) ? HAS_ALPHA : 0))
  content.writeUIntLE(size.width - 1, 4, 3)
  content.writeUIntLE(size.height - 1, 7, 3)
  return { name: 'VP8X', content }
}

/** Returns a WebP file of this size in px with the same pixels, and with this XMP packet as its only metadata. */
export function withMetadata(
  file: Buffer,
  size: { width: number; height: number },
  xmp: string | undefined,
): Buffer {
  const pixels = readChunks(file).filter(({ name }) => PIXELS.includes(name))
  const chunks = [
    extendedHeader(pixels, size, xmp === undefined ? 0 : HAS_XMP),
    ...pixels,
    ...(xmp === undefined ? [] : [{ name: 'XMP ', content: Buffer.from(xmp) }]),
  ]
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(writeChunk)])
  const header = Buffer.alloc(CHUNK_HEADER_BYTES)
  header.write('RIFF')
  header.writeUInt32LE(body.length, 4)
  return Buffer.concat([header, body])
}
