import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/browser/whenIdle'
import { blurUrl } from './thumbHash'

/** How long a blur may wait for a quiet moment, in ms. */
const PATIENCE_MS = 150

/** The decoded ThumbHash once the browser has a quiet moment; null until then and while not `wanted`. */
export function useBlur(hash: string | null | undefined, wanted: boolean): string | null {
  const [blur, setBlur] = useState<{ hash: string; url: string | null } | null>(null)
  useEffect(() => {
    if (!hash || !wanted) return undefined
    const decode = () => setBlur({ hash, url: blurUrl(hash) })
    return whenIdle(decode, PATIENCE_MS)
  }, [hash, wanted])
  return blur && blur.hash === hash ? blur.url : null
}
