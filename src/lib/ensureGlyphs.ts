/** Texts that are being seen to, or whose files did not come. */
const waiting = new Set<string>()

/** Sees to it that no Korean letter of these texts, come from the database, is missing from the fonts. Never rejects. */
export async function ensureGlyphs(...texts: string[]): Promise<void> {
  for (const text of texts) waiting.add(text)
  const all = [...waiting]
  try {
    const { bringGlyphs } = await import('./fontSlices')
    await bringGlyphs(...all)
    for (const text of all) waiting.delete(text)
  } catch {
    // The texts stand in a system font; nothing is lost, and with the next one they are tried again.
  }
}
