import { startTransition, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { withBase } from '@/config/base'
import type { ImageSource } from '@/lib/image/imageSource'
import {
  areRenditionsTrusted,
  settleRenditions,
  trustedSource,
  trustRenditions,
  watchRenditions,
} from '@/lib/image/renditions'

/** What stands for a picture that is missing (specification §7). */
export const DEFAULT_IMAGE = withBase('/images/default-thumbnail.webp')

const alwaysTrusted = () => true

/** Whether renditions are asked for, now and from when that changes. */
const useTrustInRenditions = () => useSyncExternalStore(watchRenditions, areRenditionsTrusted, alwaysTrusted)

/** The best source that is worth asking for, now and from when that changes. */
export const useTrustedSource = (sources: readonly ImageSource[]) =>
  trustedSource(sources, useTrustInRenditions())

/** Pictures that this visit has shown: they come back without a fade. */
const seen = new Set<string>()

const subscribeToNothing = () => () => {}

/** True on the server and while React hydrates: the picture is in the page's HTML and shows itself as it arrives. */
const useInStaticHtml = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )

/** The same in every size that a picture is shown at: the smallest of its renditions, which `srcSet` begins with. */
const nameOf = ({ src, srcSet }: ImageSource) => srcSet?.split(' ', 1)[0] ?? src

/**
 * Which of a picture's sources is on show, and whether it has come; `look` is the ref of its `<img>`. `known` says that
 * the first was seen before or is in the page's HTML, `exhausted` that not even the default image came. One with `priority` shows itself as it comes,
 * before anybody says so.
 */
export function useImageSource(sources: readonly ImageSource[], priority = false) {
  const [failures, setFailures] = useState(0)
  const [loaded, setLoaded] = useState(false)
  const source: ImageSource = sources[failures] ?? { src: DEFAULT_IMAGE }
  const { isRendition = false } = source
  const name = nameOf(source)
  /** The rendition of this picture was the last that failed. */
  const unmade = useRef(false)
  const trusted = useTrustInRenditions()
  // Another's rendition has failed: this one is not waited for.
  if (isRendition && !trusted && !loaded) setFailures(failures + 1)
  const exhausted = failures > sources.length
  const inStaticHtml = useInStaticHtml()
  const [known] = useState(inStaticHtml || seen.has(name))

  const onLoad = useCallback(() => {
    seen.add(name)
    setLoaded(true)
    if (isRendition || unmade.current) settleRenditions(isRendition)
  }, [name, isRendition])
  const onError = useCallback(() => {
    if (isRendition || unmade.current) trustRenditions(!isRendition)
    unmade.current = isRendition
    setFailures((count) => count + 1)
  }, [isRendition])
  // What came before React did (from the cache, or in prerendered markup) sends no event any more.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || !image.currentSrc) return
      if (image.naturalWidth === 0) onError()
      // What stands already looks no different then: it does not hold up the frame that hydrates it.
      else if (priority || known) startTransition(onLoad)
      else onLoad()
    },
    [onLoad, onError, priority, known],
  )

  return {
    source,
    failures,
    loaded,
    exhausted,
    known,
    look,
    onLoad,
    onError: exhausted ? undefined : onError,
  }
}
