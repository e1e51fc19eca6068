import { createContext, use, useCallback, useLayoutEffect, useState } from 'react'

/** Counts a row until the returned function is called. */
type Report = () => () => void

/** Where the rows of a list report themselves: each decides by itself whether there is anything to say. */
export const RowCountContext = createContext<Report | null>(null)

/** How many rows a list shows, and what its rows report themselves by. */
export function useRowCount(): [count: number, report: Report] {
  const [count, setCount] = useState(0)
  const report = useCallback(() => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  }, [])
  return [count, report]
}

/** Counts this row as long as it is there. */
export function useCountedRow() {
  const report = use(RowCountContext)
  useLayoutEffect(() => report?.(), [report])
}
