/** Creates a key that names a text, so that sending it again adds it once. Without `crypto.randomUUID`, which insecure origins lack. */
export function createClientKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
