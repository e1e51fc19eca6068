import { useEffect, useState, type RefObject } from 'react'

/** How many rows a list shows: a row decides by itself whether there is anything to say. */
export function useRowCount(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const look = () => setCount(element.querySelectorAll(':scope > li').length)
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true })
    look()
    return () => observer.disconnect()
  }, [list])
  return count
}
