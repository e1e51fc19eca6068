/** One source of a picture. */
export interface ImageSource {
  src: string
  srcSet?: string
  /** A `srcset` for browsers with AVIF support. Its widest files may have another format, which they read as well. */
  avif?: string
  /** Whether the storage generates it on request. Projects without image transforms answer with an error. */
  isRendition?: boolean
}

/**
 * Loads the file of a source that `SourceImage` would show, at low priority. `sizes` is the `sizes` attribute. Resolves when it has
 * loaded and rejects if it fails or the signal aborts.
 */
export function preloadSource(
  { src, srcSet, avif }: ImageSource,
  sizes: string,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    const picture = document.createElement('picture')
    if (avif) {
      const source = document.createElement('source')
      Object.assign(source, { type: 'image/avif', sizes, srcset: avif })
      picture.append(source)
    }
    // The image must be in the `picture` before it has an address, or else it loads that file too.
    picture.append(image)
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', reject)
    signal?.addEventListener('abort', () => {
      picture.replaceChildren()
      image.removeAttribute('srcset')
      image.src = ''
      reject(new DOMException('The preload was aborted.', 'AbortError'))
    })
    image.fetchPriority = 'low'
    image.sizes = sizes
    if (srcSet) image.srcset = srcSet
    image.src = src
  })
}
