import { useEffect, useState } from 'react'
import type { SeriesKey } from '@/content/series'
import type { World } from '@/content/world/world'
import { worldOf } from './worldOf'

/** The world of a series, null until it has come. Throws, while it is drawn, when it does not come. */
export function useWorld(series: SeriesKey): World | null {
  const [world, setWorld] = useState<World | null>(() => worldOf(series).current()?.default ?? null)
  const [fault, setFault] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    let current = true
    worldOf(series)
      .read()
      .then(
        ({ default: loaded }) => current && setWorld(loaded),
        (error: unknown) => current && setFault({ error }),
      )
    return () => {
      current = false
    }
  }, [series])
  if (fault) throw fault.error
  return world
}
