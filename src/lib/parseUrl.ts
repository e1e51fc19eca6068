/** Parses an absolute URL; null if it is malformed. Replaces `URL.canParse`, which Safari 16 and Chrome 119 do not have. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
