/** Delay before the object URL is revoked, in ms; the browser must have started to read the file by then. */
const REVOKE_AFTER_MS = 60_000

/** Downloads a file under an ASCII name. */
export function saveFile(content: Blob, name: string) {
  setTimeout(startDownload(content, name), REVOKE_AFTER_MS)
}

/** Downloads a file. Returns a function that revokes its object URL. */
export function startDownload(content: Blob, name: string): () => void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  return () => URL.revokeObjectURL(link.href)
}
