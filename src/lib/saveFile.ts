/** How long a browser may take to begin to read what it saves, in ms. */
const READ_WITHIN_MS = 60_000

/** Gives a file to the browser to keep, under an ASCII name. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS)
}
