import {
  type SyntheticEvent,
  startTransition,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { withBase } from '@/config/base'
import type { ImageSource } from '@/lib/image/imageSource'
import {
  areRenditionsSupported,
  confirmRenditionSupport,
  assumeRenditionSupport,
  onRenditionSupportChange,
} from '@/lib/image/renditions'
import { useBrowserValue } from './useBrowserValue'

/** Shown instead of a missing picture. */
export const DEFAULT_IMAGE = withBase('/images/default-thumbnail.webp')

const alwaysTrusted = () => true

/** Returns whether renditions are requested; rerenders when that changes. */
const useRenditionsTrusted = () =>
  useSyncExternalStore(onRenditionSupportChange, areRenditionsSupported, alwaysTrusted)

/** Keys of the pictures already shown during this visit, which do not fade in again. */
const shownPictures = new Set<string>()

/** Returns true on the server and during hydration: the browser then already loads the picture from the static HTML. */
const useIsInStaticHtml = () => useBrowserValue(() => false, true)

/** Returns a key that is the same for every size of a picture: the first URL in `srcSet`, which is its smallest size. */
const keyOf = ({ src, srcSet }: ImageSource) => srcSet?.split(' ', 1)[0] ?? src

/** Returns a callback that reports whether the source has loaded, from which the support for renditions follows. */
function useRenditionReport({ isRendition = false, avif }: ImageSource) {
  /** True if the last failed source of the storage was a rendition. */
  const renditionFailed = useRef(false)
  // A copy of the build says nothing about the storage, which may be away.
  const isCopy = avif !== undefined
  return useCallback(
    (hasLoaded: boolean) => {
      if (isCopy || !(isRendition || renditionFailed.current)) return
      if (hasLoaded) confirmRenditionSupport(isRendition)
      else assumeRenditionSupport(!isRendition)
      renditionFailed.current = isRendition && !hasLoaded
    },
    [isRendition, isCopy],
  )
}

/**
 * Tracks which of a picture's sources is shown and whether it has loaded. `ref`, `onLoad` and `onError` belong on the `<img>`, `onShow`
 * receives the URL of the loaded file. `skipFade` is true if the picture was shown before or is in the static HTML; `isMissing` is true
 * if even the default image failed. A picture with `priority` is visible while it loads.
 */
export function useImageSource(
  sources: readonly ImageSource[],
  priority = false,
  onShow?: (src: string) => void,
) {
  const [failures, setFailures] = useState(0)
  const [loaded, setLoaded] = useState(false)
  const source: ImageSource = sources[failures] ?? { src: DEFAULT_IMAGE }
  const key = keyOf(source)
  const report = useRenditionReport(source)
  const trusted = useRenditionsTrusted()
  // Renditions have failed elsewhere: skips this one.
  if (source.isRendition && !trusted && !loaded) setFailures(failures + 1)
  const isMissing = failures > sources.length
  const isInStaticHtml = useIsInStaticHtml()
  const [skipFade] = useState(isInStaticHtml || shownPictures.has(key))

  const onLoad = useCallback(
    (image: HTMLImageElement) => {
      shownPictures.add(key)
      setLoaded(true)
      onShow?.(image.currentSrc || image.src)
      report(true)
    },
    [key, onShow, report],
  )
  const onError = useCallback(() => {
    report(false)
    setFailures((count) => count + 1)
  }, [report])
  // An image that finished before React attached its handlers (cached or prerendered) fires no more events.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !image.currentSrc) return
      if (image.naturalWidth === 0) onError()
      // The picture is already visible, so this update does not change its look and must not delay hydration.
      else if (priority || skipFade) startTransition(() => onLoad(image))
      else onLoad(image)
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
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => onLoad(currentTarget),
    onError: isMissing ? undefined : onError,
  }
}
