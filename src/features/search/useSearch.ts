import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { ADDRESS_DEBOUNCE_MS } from '@/config/constants'
import { isComposing } from '@/lib/browser/isComposing'
import { logger } from '@/lib/logger'
import type { Card, Group, SearchIndex } from './card'
import { rememberQuery } from './recentQueries'
import { loadSearchIndex } from './searchIndex'
import { countByGroup, getNextGroup, getNextOption, toOptions } from './sections'
import { useSearchResults } from './useSearchResults'

interface SearchIndexState {
  /** Null until it has loaded. */
  index: SearchIndex | null
  failed: boolean
  retry: () => void
}

/** Loads the search index when the dialog is first opened. */
function useSearchIndex(): SearchIndexState {
  const [index, setIndex] = useState<SearchIndex | null>(null)
  const [failed, setFailed] = useState(false)

  const load = useCallback(() => {
    loadSearchIndex().then(setIndex, (error: unknown) => {
      logger.warn('search index:', error)
      setFailed(true)
    })
  }, [])
  useEffect(load, [load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { index, failed, retry }
}

/**
 * Cards of posts are recreated with every response, so they are compared by path. Bundled cards keep their
 * identity; several of them may share a path.
 */
const isSameCard = (card: Card, other: Card) =>
  card === other || (card.sources !== undefined && card.href === other.href)

interface Options {
  open: boolean
  /** The query in the address. */
  addressQuery: string
  /** Writes the query into the address. */
  onQuery: (query: string) => void
  onClose: () => void
}

/** The state of the search: the typed text, its results and the active option. */
export function useSearch({ open, addressQuery, onQuery, onClose }: Options) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const index = useSearchIndex()
  const [inputText, setInputText] = useState(addressQuery)
  const [group, setGroup] = useState<Group | null>(null)
  const [selectedCard, setSelectedCard] = useState<Card | null>(null)
  const results = useSearchResults(inputText, group, index.index)
  const counts = useMemo(() => countByGroup(results.cards), [results.cards])
  const options = useMemo(() => toOptions(results.sections), [results.sections])
  // Without results Enter does nothing until a suggestion is selected.
  const stillListed = selectedCard && options.find((card) => isSameCard(card, selectedCard))
  const active = stillListed ?? (results.isEmpty ? undefined : options[0])
  const getOptionId = (card: Card) => `${id}-${options.indexOf(card)}`

  const flushAddress = useAddressSync({ open, addressQuery, inputText, onQuery })
  useScrolledIntoView(active && getOptionId(active))

  /** Stores the query, and writes it into the address so that Back returns to it. */
  function saveQuery() {
    rememberQuery(results.query)
    flushAddress()
  }

  const onKeyDown = useFieldKeys({ group, counts, options, active, setGroup, setSelectedCard, saveQuery })

  function changeInput(text: string) {
    setInputText(text)
    setSelectedCard(null)
  }

  /** A pressed button may be removed, so the focus returns to the field. */
  const focusField = () => field.current?.focus()
  return {
    id,
    field,
    focusField,
    index,
    inputText,
    group,
    results,
    counts,
    options,
    active,
    getOptionId,
    saveQuery,
    onKeyDown,
    changeInput,
    runQuery: (query: string) => (changeInput(query), setGroup(null), focusField()),
    onClose,
    selectGroup: setGroup,
    selectCard: setSelectedCard,
  }
}

export type SearchState = ReturnType<typeof useSearch>

interface FieldKeys {
  group: Group | null
  counts: Record<Group, number>
  options: readonly Card[]
  active: Card | undefined
  setGroup: (group: Group | null) => void
  setSelectedCard: (card: Card | null) => void
  saveQuery: () => void
}

/**
 * Handles the field's keys: ↑ and ↓ select, Enter opens, Tab changes the group and then leaves the field.
 * Keys of an IME composition are ignored.
 */
function useFieldKeys({ group, counts, options, active, setGroup, setSelectedCard, saveQuery }: FieldKeys) {
  const navigate = useNavigate()
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Tab') {
      const next = getNextGroup(group, counts, event.shiftKey)
      if (next === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setGroup(next)
      return
    }
    if (event.key === 'Enter' && active) {
      event.preventDefault()
      saveQuery()
      void navigate(active.href)
      return
    }
    const next = getNextOption(event.key, active ? options.indexOf(active) : -1, options.length)
    if (next === null) return
    event.preventDefault()
    setSelectedCard(options[next] ?? null)
  }
}

/**
 * Writes the query into the address after a pause, because browsers limit the rate of history updates.
 * Returns a function that writes it immediately and cancels the pending write: while the next page is
 * loading, the dialog is still mounted but the address is already that of the next page.
 */
function useAddressSync({
  open,
  addressQuery,
  inputText,
  onQuery,
}: Omit<Options, 'onClose'> & { inputText: string }) {
  const latest = useRef(onQuery)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = onQuery
  })
  useEffect(() => {
    if (!open || inputText === addressQuery) return undefined
    timer.current = setTimeout(() => latest.current(inputText), ADDRESS_DEBOUNCE_MS)
    return () => clearTimeout(timer.current)
  }, [open, addressQuery, inputText])
  return () => {
    clearTimeout(timer.current)
    if (inputText !== addressQuery) onQuery(inputText)
  }
}

/** Scrolls the active option into view. */
function useScrolledIntoView(id: string | undefined) {
  useEffect(() => {
    const option = id ? document.getElementById(id) : null
    option?.scrollIntoView?.({ block: 'nearest' })
  }, [id])
}
