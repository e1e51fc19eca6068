declare module 'fontverter' {
  /** Converts a font from the format that its bytes tell. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
