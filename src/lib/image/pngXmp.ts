/** Bytes of the signature and of the header chunk, which is always the first. */
const AFTER_HEADER = 33
/** Keyword of XMP in a text chunk (ISO 16684-3), no compression, no language. */
const XMP_TEXT = 'iTXtXML:com.adobe.xmp\0\0\0\0\0'
const POLYNOMIAL = 0xedb88320

/** Returns the CRC-32 of bytes (ISO 3309), as PNG uses it. */
function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 && POLYNOMIAL)
  }
  return ~crc >>> 0
}

function uint32(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** Returns a PNG file with an XMP packet, which is not compressed. */
export function addXmpToPng(png: Blob, packet: string): Blob {
  const chunk = new TextEncoder().encode(XMP_TEXT + packet)
  const parts = [uint32(chunk.length - 4), chunk, uint32(crc32(chunk))]
  return new Blob([png.slice(0, AFTER_HEADER), ...parts, png.slice(AFTER_HEADER)], { type: png.type })
}
