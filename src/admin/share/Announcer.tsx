import { useEffect, useState } from 'react'
import { SERVICES, verdictOf } from './services'
import { useShared } from './shared'

/** After the last key, ms. */
const PAUSE_MS = 600

/** Tells once, after a pause in typing, where the title is cut. */
export function Announcer() {
  const shared = useShared()
  const [told, setTold] = useState('')
  const now = SERVICES.map(({ key, name }) => ({
    name,
    verdict: verdictOf(key, shared, shared.picture !== null),
  }))
    .filter(({ verdict }) => verdict.tone === 'cut')
    .map(({ name, verdict }) => `${name}: ${verdict.words}.`)
    .join(' ')
  useEffect(() => {
    const timer = setTimeout(() => setTold(now), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [now])
  return (
    <p className="visually-hidden" aria-live="polite">
      {told}
    </p>
  )
}
