import { useLottieLight } from 'lottie-react'
import { useEffect, useState } from 'react'
import { preload } from 'react-dom'
import { withBase } from '@/config/base'

/** Lottie file: 180 frames at 60 fps, 1024 × 1024. */
const ANIMATION = withBase('/lottie/hamster.json')

/**
 * The hamster animation of the loading overlay. Its data is fetched with low priority, and a failure is ignored. The player does
 * not fetch it itself, because in Firefox its request throws when the page is left.
 */
export default function HamsterWheel() {
  preload(ANIMATION, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' })
  const [animation, setAnimation] = useState<object | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    fetchAnimation(controller.signal).then(setAnimation, () => undefined)
    return () => controller.abort()
  }, [])
  return animation && <Player animation={animation} />
}

async function fetchAnimation(signal: AbortSignal): Promise<object | null> {
  const response = await fetch(ANIMATION, { signal, priority: 'low' })
  const animation: unknown = response.ok ? await response.json() : null
  return typeof animation === 'object' ? animation : null
}

function Player({ animation }: { animation: object }) {
  // `autoplay` has no effect with the system's reduced-motion setting, even if the visitor has chosen full motion on the site.
  const { setDisplayRef, play } = useLottieLight({
    src: animation,
    loop: true,
    subscriptions: { ready: () => play() },
  })
  return <div ref={setDisplayRef} className="loading-hamster" aria-hidden="true" />
}
