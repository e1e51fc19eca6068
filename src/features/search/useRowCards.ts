import { useEffect, useMemo, useState } from 'react'
import { SEARCH_PAUSE_MS } from '@/config/constants'
import type { Card } from './card'
import { type RowsFrom, searchRows } from './searchRows'

interface RowCards {
  /** Every row that was found since the sheet was opened: more than what the query asks for. */
  cards: readonly Card[]
  /** Where the query was looked for; null while it is. */
  from: RowsFrom | null
}

const NONE: ReadonlyMap<string, Card> = new Map()

/** Rows for a query that was normalised: asked for after a pause in typing, called off when typing goes on. */
export function useRowCards(query: string): RowCards {
  const [known, setKnown] = useState(NONE)
  const [answer, setAnswer] = useState<{ query: string; from: RowsFrom }>({ query: '', from: 'server' })

  useEffect(() => {
    if (query === '') return undefined
    const calledOff = new AbortController()
    const ask = async () => {
      const { cards, from } = await searchRows(query, calledOff.signal)
      if (calledOff.signal.aborted) return
      setKnown((before) => new Map([...before, ...cards.map((card) => [card.href, card] as const)]))
      setAnswer({ query, from })
    }
    const pause = setTimeout(() => void ask(), SEARCH_PAUSE_MS)
    return () => {
      clearTimeout(pause)
      calledOff.abort()
    }
  }, [query])

  const cards = useMemo(() => [...known.values()], [known])
  return { cards, from: query === '' || answer.query === query ? answer.from : null }
}
