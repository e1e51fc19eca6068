import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { STRIP_WIDTH_STEP_PERCENT } from '@/config/constants'
import { areCharacterKeysEnabled, isTyping } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { scrollPageTo } from '@/motion/scrollPage'
import { episodes } from '@/posts/collections'
import type { EpisodeMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import type { Neighbours } from '@/posts/repository'
import { useArrowKeys } from '@/ui/useArrowKeys'

interface KeyTargets {
  neighbours: Neighbours<EpisodeMeta>
  list: { to: string; state: { episode: number } }
  transcript: { toggle: () => void; close: () => void }
  width: number
  changeWidth: (percent: number) => void
}

/** The keys of the reader: neighbours, ends, transcript, list and width. */
export function useEpisodeKeys({ neighbours, list, transcript, width, changeWidth }: KeyTargets) {
  const navigate = useNavigate()
  const turn = (to: Post<EpisodeMeta> | null) => to && void navigate(episodes.detailPath(to.id))
  useArrowKeys({ onTurn: (to) => turn(neighbours[to]) })
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
