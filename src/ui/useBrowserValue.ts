import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/**
 * Returns what `read` returns in the browser, and `staticValue` in static HTML and during hydration. `read` must return the same
 * value on every call until something else rerenders the component.
 */
export function useBrowserValue<Value>(read: () => Value, staticValue: Value): Value {
  return useSyncExternalStore(noSubscription, read, () => staticValue)
}
