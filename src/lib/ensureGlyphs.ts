/** Sees to it that no Korean letter of these texts, come from the database, is missing from the fonts. Never rejects. */
export async function ensureGlyphs(...texts: string[]): Promise<void> {
  try {
    const { bringGlyphs } = await import('./fontSlices')
    await bringGlyphs(...texts)
  } catch {
    // The text stands in a system font; nothing is lost, and the next text has it tried again.
  }
}
