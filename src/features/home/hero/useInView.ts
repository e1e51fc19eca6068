import { useEffect, useState, type RefObject } from 'react'

/** Whether any part of the element is in view in a visible tab; true until the browser says otherwise. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let intersects = true
    const tell = () => setInView(intersects && document.visibilityState === 'visible')
    const observer = new IntersectionObserver((entries) => {
      intersects = entries.at(-1)?.isIntersecting ?? intersects
      tell()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [ref])
  return inView
}
