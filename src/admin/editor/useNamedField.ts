import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-data'

/** Puts the focus on the field that the address names (`?field=alt`), once: there something is to be filled in. */
export function useNamedField(focus: (name: string) => void) {
  const [parameters] = useSearchParams()
  const name = parameters.get('field')
  const go = useRef(focus)
  useEffect(() => {
    if (name) go.current(name)
  }, [name])
}
