/** How long a browser may take to begin to read what it saves, in ms. */
const READ_WITHIN_MS = 60_000

/** Gives a file to the browser to keep, under an ASCII name. */
export function saveFile(content: Blob, name: string) {
  setTimeout(offerFile(content, name), READ_WITHIN_MS)
}

/** Likewise, for as long as the page lives, or until the function that it returns is called. */
export function offerFile(content: Blob, name: string): () => void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  return () => URL.revokeObjectURL(link.href)
}
