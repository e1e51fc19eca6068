import { startTransition, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { withBase } from '@/config/base'
import type { ImageSource } from '@/lib/image/imageSource'
import { useBrowserValue } from './useBrowserValue'
import {
  areRenditionsSupported,
  confirmRenditionSupport,
  selectSource,
  assumeRenditionSupport,
  onRenditionSupportChange,
} from '@/lib/image/renditions'

/** Shown instead of a missing picture. */
export const DEFAULT_IMAGE = withBase('/images/default-thumbnail.webp')

const alwaysTrusted = () => true

/** Returns whether renditions are requested; rerenders when that changes. */
const useRenditionsTrusted = () =>
  useSyncExternalStore(onRenditionSupportChange, areRenditionsSupported, alwaysTrusted)

/** Returns the best source that may be requested; rerenders when that changes. */
export const useTrustedSource = (sources: readonly ImageSource[]) =>
  selectSource(sources, useRenditionsTrusted())

/** Keys of the pictures already shown during this visit, which do not fade in again. */
const shownPictures = new Set<string>()

/** Returns true on the server and during hydration: the browser then already loads the picture from the static HTML. */
const useIsInStaticHtml = () => useBrowserValue(() => false, true)

/** Returns a key that is the same for every size of a picture: the first URL in `srcSet`, which is its smallest size. */
const keyOf = ({ src, srcSet }: ImageSource) => srcSet?.split(' ', 1)[0] ?? src

/**
 * Tracks which of a picture's sources is shown and whether it has loaded. `ref` belongs on the `<img>`. `skipFade` is true if the
 * picture was shown before or is in the static HTML; `isMissing` is true if even the default image failed. A picture with
 * `priority` is visible while it loads.
 */
export function useImageSource(sources: readonly ImageSource[], priority = false) {
  const [failures, setFailures] = useState(0)
  const [loaded, setLoaded] = useState(false)
  const source: ImageSource = sources[failures] ?? { src: DEFAULT_IMAGE }
  const { isRendition = false } = source
  const key = keyOf(source)
  /** True if the last failed source was a rendition. */
  const renditionFailed = useRef(false)
  const trusted = useRenditionsTrusted()
  // Renditions have failed elsewhere: skips this one.
  if (isRendition && !trusted && !loaded) setFailures(failures + 1)
  const isMissing = failures > sources.length
  const isInStaticHtml = useIsInStaticHtml()
  const [skipFade] = useState(isInStaticHtml || shownPictures.has(key))

  const onLoad = useCallback(() => {
    shownPictures.add(key)
    setLoaded(true)
    if (isRendition || renditionFailed.current) confirmRenditionSupport(isRendition)
  }, [key, isRendition])
  const onError = useCallback(() => {
    if (isRendition || renditionFailed.current) assumeRenditionSupport(!isRendition)
    renditionFailed.current = isRendition
    setFailures((count) => count + 1)
  }, [isRendition])
  // An image that finished before React attached its handlers (cached or prerendered) fires no more events.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !image.currentSrc) return
      if (image.naturalWidth === 0) onError()
      // The picture is already visible, so this update does not change its look and must not delay hydration.
      else if (priority || skipFade) startTransition(onLoad)
      else onLoad()
    },
    [onLoad, onError, priority, skipFade],
  )

  return {
    source,
    failures,
    loaded,
    isMissing,
    skipFade,
    ref,
    onLoad,
    onError: isMissing ? undefined : onError,
  }
}
