import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutBase } from '@/config/base'
import { scrollPageTo } from '@/motion/scrollPage'
import { type Collection, cardId, postIdFromPath } from '@/posts/collections'
import { useScroll } from '@/stores/scroll'
import { saveScroll } from './scrollRestoration'
import type { PostListView } from './usePostPages'

/** Returns the top of a card in px from the top of the document, or null if the card is not laid out. */
export type LocateCard = (id: number) => number | null

/**
 * Saves the scroll position of a list when a detail is opened, and restores it on return: before the first paint if the posts are
 * cached, otherwise as soon as they have loaded. `locate` must keep its identity until the layout changes. Without it, cards are
 * located in the document by their `data-id`.
 */
export function useScrollRestoration(
  collection: Collection,
  { posts, state, more, savedScroll }: PostListView,
  locate?: LocateCard,
) {
  const { key: locationKey } = useLocation()
  const pending = useRef(savedScroll !== null)
  const findTop = useCallback(
    (id: number) => (locate ? locate(id) : locateInDocument(collection, id)),
    [collection, locate],
  )

  useLayoutEffect(() => {
    if (!pending.current || !savedScroll || state === 'loading') return
    const top = findTop(savedScroll.anchor)
    if (top !== null) {
      useScroll.getState().setRestoredEntry(locationKey)
      scrollPageTo(top - savedScroll.offset)
      focusCard(collection, savedScroll.anchor)
      pending.current = false
    } else if (more.available && !more.failed && posts.length < savedScroll.count) {
      more.load()
    } else if (!posts.some(({ id }) => id === savedScroll.anchor)) {
      // The post no longer exists.
      pending.current = false
    }
  }, [collection, findTop, locationKey, more, posts, savedScroll, state])

  const latest = useRef({ findTop, posts })
  useLayoutEffect(() => {
    latest.current = { findTop, posts }
  }, [findTop, posts])
  // On navigation to a detail, this cleanup runs while the cards are still mounted and the URL has already changed.
  useLayoutEffect(
    () => () => {
      const anchor = postIdFromPath(collection, withoutBase(window.location.pathname))
      const top = anchor === null ? null : latest.current.findTop(anchor)
      if (anchor === null || top === null) return
      const count = latest.current.posts.findIndex(({ id }) => id === anchor) + 1
      saveScroll(collection, { anchor, offset: top - window.scrollY, count })
    },
    [collection],
  )
}

function cardInDocument(collection: Collection, id: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-post-card][data-id="${cardId(collection, id)}"]`)
}

function locateInDocument(collection: Collection, id: number): number | null {
  const card = cardInDocument(collection, id)
  return card && card.getBoundingClientRect().top + window.scrollY
}

/** Focuses the card of the opened post. Waits a frame, because virtualised cards mount after the scroll. */
function focusCard(collection: Collection, id: number) {
  requestAnimationFrame(() => {
    const card = cardInDocument(collection, id)
    const target = card?.matches('a, button') ? card : card?.querySelector<HTMLElement>('a')
    target?.focus({ preventScroll: true })
  })
}
