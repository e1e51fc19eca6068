import { useSyncExternalStore } from 'react'
import { CONDITION_QUERIES } from './sectionMotion'

function subscribe(changed: () => void) {
  const media = matchMedia(CONDITION_QUERIES.normal)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

const allowed = () => matchMedia(CONDITION_QUERIES.normal).matches
const allowedOnServer = () => false

/** Whether the visitor has no preference for less motion; false in static HTML and while it is being hydrated. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribe, allowed, allowedOnServer)
}
