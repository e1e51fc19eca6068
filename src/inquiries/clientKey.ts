/** A text that was sent, and the key that names it. */
export interface Attempt {
  text: string
  clientKey: string
}

/** Returns how a text is sent: as before if it was sent last without an answer, so that it is added once. Another text needs another key. */
export const attemptAt = (text: string, last: Attempt | null): Attempt =>
  last?.text === text ? last : { text, clientKey: createClientKey() }

/** Creates a key that names a text, so that sending it again adds it once. Without `crypto.randomUUID`, which insecure origins lack. */
export function createClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
