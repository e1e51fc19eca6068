import { createContext, use, useCallback, useLayoutEffect, useState } from 'react'

/** Counts a row. Returns a function that removes it from the count. */
type RegisterRow = () => () => void

/** Lets rows register themselves, because each row decides whether it renders. */
export const RowCountContext = createContext<RegisterRow | null>(null)

/** Returns the number of registered rows and the value for `RowCountContext`. */
export function useRowCount(): [count: number, register: RegisterRow] {
  const [count, setCount] = useState(0)
  const register = useCallback(() => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  }, [])
  return [count, register]
}

/** Counts this row while it is mounted. */
export function useCountedRow() {
  const register = use(RowCountContext)
  useLayoutEffect(() => register?.(), [register])
}
