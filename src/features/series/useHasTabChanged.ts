import { useState } from 'react'

/**
 * Returns whether another tab than the initial one has been selected. The initial panel is shown without an
 * animation.
 */
export function useHasTabChanged(tab: string): boolean {
  const [initialTab] = useState(tab)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && tab !== initialTab) setHasChanged(true)
  return hasChanged
}
