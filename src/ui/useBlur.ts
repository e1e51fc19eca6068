import { useEffect, useState } from 'react'
import { onIdle } from '@/lib/browser/onIdle'
import { blurUrl } from './thumbHash'

/** Timeout for the idle callback, in ms. */
const IDLE_TIMEOUT_MS = 150

/** Returns the blurred image of a ThumbHash, decoded when the browser is idle. Returns null until then and while not `enabled`. */
export function useBlur(hash: string | null | undefined, enabled: boolean): string | null {
  const [blur, setBlur] = useState<{ hash: string; url: string | null } | null>(null)
  useEffect(() => {
    if (!hash || !enabled) return undefined
    const decode = () => setBlur({ hash, url: blurUrl(hash) })
    return onIdle(decode, IDLE_TIMEOUT_MS)
  }, [hash, enabled])
  return blur && blur.hash === hash ? blur.url : null
}
