import { useEffect, useState, type RefObject } from 'react'
import { watchInView } from '@/lib/browser/inView'

/** Whether any part of the element is in view in a visible tab; true until the browser says otherwise. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let intersects = true
    const tell = () => setInView(intersects && document.visibilityState === 'visible')
    const stop = watchInView(element, (now) => {
      intersects = now
      tell()
    })
    document.addEventListener('visibilitychange', tell)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [ref])
  return inView
}
