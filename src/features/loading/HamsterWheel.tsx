import { useLottieLight } from 'lottie-react'
import { useEffect, useState } from 'react'
import { preload } from 'react-dom'
import { withBase } from '@/config/base'

/** 180 frames at 60 fps, drawn at 1024 × 1024 (specification §9). */
const ANIMATION = withBase('/lottie/hamster.json')

/**
 * The hamster running in its wheel. Its drawing is read behind whatever the page itself still waits for; one that does not
 * come is not missed. It is not left to the player, which throws in Firefox when the page goes first.
 */
export default function HamsterWheel() {
  preload(ANIMATION, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' })
  const [drawing, setDrawing] = useState<object | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    readDrawing(leaving.signal).then(setDrawing, () => undefined)
    return () => leaving.abort()
  }, [])
  return drawing && <Wheel drawing={drawing} />
}

async function readDrawing(signal: AbortSignal): Promise<object | null> {
  const answer = await fetch(ANIMATION, { signal, priority: 'low' })
  const drawing: unknown = answer.ok ? await answer.json() : null
  return typeof drawing === 'object' ? drawing : null
}

function Wheel({ drawing }: { drawing: object }) {
  // `autoplay` does nothing if the system asks for less motion, also if the visitor has chosen full motion on this site.
  const { setDisplayRef, play } = useLottieLight({
    src: drawing,
    loop: true,
    subscriptions: { ready: () => play() },
  })
  return <div ref={setDisplayRef} className="loading-hamster" aria-hidden="true" />
}
