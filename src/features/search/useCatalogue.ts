import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { ADDRESS_PAUSE_MS } from '@/config/constants'
import { isComposing } from '@/lib/browser/isComposing'
import type { Card, Group, SearchIndex } from './card'
import { rememberQuery } from './recentQueries'
import { countsOf, groupAfter, optionAfter, optionsOf } from './sections'
import { useFindings } from './useFindings'
import { logger } from '@/lib/logger'
import { openIndex } from './searchIndex'

interface Index {
  /** Null until it has come. */
  index: SearchIndex | null
  failed: boolean
  retry: () => void
}

/** What the build knows of the site; it comes with the first opening of the sheet. */
function useIndex(): Index {
  const [index, setIndex] = useState<SearchIndex | null>(null)
  const [failed, setFailed] = useState(false)

  const bring = useCallback(() => {
    openIndex().then(setIndex, (error: unknown) => {
      logger.warn('찾기:', error)
      setFailed(true)
    })
  }, [])
  useEffect(bring, [bring])
  const retry = () => {
    setFailed(false)
    bring()
  }
  return { index, failed, retry }
}

/** Rows are cards anew with every answer; the site's own, of which several lead to one address, stay what they are. */
const isSame = (card: Card, other: Card) =>
  card === other || (card.sources !== undefined && card.href === other.href)

interface Options {
  open: boolean
  /** What the address asks for. */
  asked: string
  /** Writes into the address what is searched for. */
  onQuery: (query: string) => void
  onClose: () => void
}

/** What is typed, what it finds, and which of it is chosen. */
export function useCatalogue({ open, asked, onQuery, onClose }: Options) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const index = useIndex()
  const [typed, setTyped] = useState(asked)
  const [group, setGroup] = useState<Group | null>(null)
  const [chosen, setChosen] = useState<Card | null>(null)
  const findings = useFindings(typed, group, index.index)
  const counts = useMemo(() => countsOf(findings.found), [findings.found])
  const options = useMemo(() => optionsOf(findings.sections), [findings.sections])
  // Where nothing is found, ↵ leads nowhere until a way on is chosen.
  const kept = chosen && options.find((card) => isSame(card, chosen))
  const active = kept ?? (findings.nothing ? undefined : options[0])
  const idOf = (card: Card) => `${id}-${options.indexOf(card)}`

  const writeNow = useAddress({ open, asked, typed, onQuery })
  useScrolledIntoView(active && idOf(active))

  /** The way back leads to this query, and it is offered again. */
  function follow() {
    rememberQuery(findings.query)
    writeNow()
  }

  const onKeyDown = useFieldKeys({ group, counts, options, active, setGroup, setChosen, follow })

  function type(text: string) {
    setTyped(text)
    setChosen(null)
  }

  /** What was pressed goes with the press; the focus belongs in the field. */
  const toField = () => field.current?.focus()
  return {
    id,
    field,
    toField,
    index,
    typed,
    group,
    findings,
    counts,
    options,
    active,
    idOf,
    follow,
    onKeyDown,
    type,
    search: (query: string) => (type(query), setGroup(null), toField()),
    onClose,
    chooseGroup: setGroup,
    choose: setChosen,
  }
}

export type Catalogue = ReturnType<typeof useCatalogue>

interface FieldKeys {
  group: Group | null
  counts: Record<Group, number>
  options: readonly Card[]
  active: Card | undefined
  setGroup: (group: Group | null) => void
  setChosen: (card: Card | null) => void
  follow: () => void
}

/** ↑ and ↓ choose, ↵ follows, Tab goes from group to group and, past them, out of the field. Never while composing. */
function useFieldKeys({ group, counts, options, active, setGroup, setChosen, follow }: FieldKeys) {
  const navigate = useNavigate()
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Tab') {
      const next = groupAfter(group, counts, event.shiftKey)
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setGroup(next)
      return
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      follow()
      void navigate(active.href)
      return
    }
    const next = optionAfter(event.key, active ? options.indexOf(active) : -1, options.length)
    if (next === null) return
    event.preventDefault()
    setChosen(options[next] ?? null)
  }
}

/**
 * Browsers refuse to change an address with every letter: it follows after a pause, while the sheet is open. Returns what
 * writes it at once, and nothing after: while a page that was followed is on its way, the sheet is still there, and the address
 * is that page's.
 */
function useAddress({ open, asked, typed, onQuery }: Omit<Options, 'onClose'> & { typed: string }) {
  const latest = useRef(onQuery)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = onQuery
  })
  useEffect(() => {
    if (!open || typed === asked) return undefined
    pause.current = setTimeout(() => latest.current(typed), ADDRESS_PAUSE_MS)
    return () => clearTimeout(pause.current)
  }, [open, asked, typed])
  return () => {
    clearTimeout(pause.current)
    if (typed !== asked) onQuery(typed)
  }
}

/** Keeps the chosen option in view. */
function useScrolledIntoView(id: string | undefined) {
  useEffect(() => {
    const option = id ? document.getElementById(id) : null
    option?.scrollIntoView?.({ block: 'nearest' })
  }, [id])
}
