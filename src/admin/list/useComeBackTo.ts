import { useLocation } from 'react-router-data'
import * as v from 'valibot'

const come = v.object({ selected: v.array(v.number()) })

/** The selection that the editor leads back to, after what one of it lacked was filled in. */
export function useComeBackTo(): readonly number[] {
  const { state }: { state: unknown } = useLocation()
  const result = v.safeParse(come, state)
  return result.success ? result.output.selected : []
}
