import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { STRIP_WIDTH_STEP_PERCENT } from '@/config/constants'
import type { Direction } from '@/lib/browser/arrowKeys'
import { areCharacterKeysEnabled, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { scrollPageTo } from '@/motion/scrollPage'
import { episodes } from '@/posts/collections'
import type { EpisodeMeta } from '@/posts/meta'
import type { Neighbours } from '@/posts/read/repository'
import { useArrowKeys } from '@/ui/useArrowKeys'

/** Longest time in ms between a key and the arrival of the neighbours. */
const TURN_MEMORY_MS = 3000

interface KeyTargets {
  neighbours: Neighbours<EpisodeMeta>
  neighboursLoaded: boolean
  list: { to: string; state: { episode: number } }
  transcript: { toggle: () => void; close: () => void }
  width: number
  changeWidth: (percent: number) => void
}

/** The keys of the reader: neighbours, ends, transcript, list and width. */
export function useEpisodeKeys({ list, transcript, width, changeWidth, ...detail }: KeyTargets) {
  const navigate = useNavigate()
  useArrowKeys({ onTurn: useTurn(detail) })
  useReaderKeys({
    Home: () => scrollPageTo(0),
    End: () => scrollPageTo(document.documentElement.scrollHeight),
    t: transcript.toggle,
    l: () => void navigate(list.to, { state: list.state }),
    '+': () => changeWidth(width + STRIP_WIDTH_STEP_PERCENT),
    '=': () => changeWidth(width + STRIP_WIDTH_STEP_PERCENT),
    '-': () => changeWidth(width - STRIP_WIDTH_STEP_PERCENT),
    Escape: transcript.close,
  })
}

/**
 * Returns a function that opens the previous or next episode. A turn before the neighbours have loaded waits for them, unless the
 * reader does something else meanwhile, which would make the page change a surprise.
 */
function useTurn({ neighbours, neighboursLoaded }: Pick<KeyTargets, 'neighbours' | 'neighboursLoaded'>) {
  const navigate = useNavigate()
  const waiting = useRef<{ to: Direction; since: number } | null>(null)
  const turn = (to: Direction) => {
    const post = neighbours[to]
    if (post) void navigate(episodes.detailPath(post.id))
    else if (!neighboursLoaded) waiting.current = { to, since: performance.now() }
  }
  const turnLate = useEffectEvent(() => {
    const late = waiting.current
    waiting.current = null
    if (late && performance.now() - late.since < TURN_MEMORY_MS) turn(late.to)
  })
  useEffect(() => {
    if (neighboursLoaded) return turnLate()
    const listeners = new AbortController()
    const forget = () => (waiting.current = null)
    // Captured, so that an arrow key is forgotten before `turn` stores the new one.
    for (const type of ['keydown', 'pointerdown', 'wheel'])
      window.addEventListener(type, forget, { signal: listeners.signal, capture: true, passive: true })
    return () => listeners.abort()
  }, [neighboursLoaded])
  return turn
}

/** Handles the reader's keys. Ignores IME composition, text fields and dialogs. */
function useReaderKeys(actions: Record<string, () => unknown>) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event) || isTyping(event.target) || isModalOpen()) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const isCharacter = event.key.length === 1
      const action = latest.current[isCharacter ? event.key.toLowerCase() : event.key]
      if (!action || (isCharacter && !areCharacterKeysEnabled())) return
      // Home and End of the slider are its own.
      if (!isCharacter && event.target instanceof HTMLInputElement) return
      if (event.key !== 'Escape') event.preventDefault()
      action()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
