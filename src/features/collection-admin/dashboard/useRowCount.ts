import { useEffect, useState, type RefObject } from 'react'

/** How many rows a list shows: a row decides by itself whether there is anything to say. */
export function useRowCount(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const look = () => setCount(element.childElementCount)
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true })
    // oxlint-disable-next-line react/set-state-in-effect -- what the list holds is known once it is there
    look()
    return () => observer.disconnect()
  }, [list])
  return count
}
