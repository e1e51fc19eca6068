import { useState } from 'react'

/** Whether another tab than the page's first has been shown: that one's panel stands there from the first frame on. */
export function useTabChosen(tab: string): boolean {
  const [first] = useState(tab)
  const [chosen, setChosen] = useState(false)
  if (!chosen && tab !== first) setChosen(true)
  return chosen
}
