import { useLottieLight } from 'lottie-react'
import { useState } from 'react'

/** 180 frames at 60 fps, drawn at 1024 × 1024 (specification §9). */
const ANIMATION = '/lottie/hamster.json'

/**
 * The hamster in its wheel; on its first frame for visitors who asked for less motion. Never part of a first render:
 * it may ask the browser at once.
 */
export default function HamsterWheel() {
  const [calm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const { setDisplayRef } = useLottieLight({ src: ANIMATION, autoplay: !calm, loop: true })
  return <div ref={setDisplayRef} className="loading-hamster" aria-hidden="true" />
}
