import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutBase } from '@/config/base'
import type { Collection } from '@/posts/definition'
import { scrollPageTo } from '@/motion/scrollPage'
import { useScroll } from '@/stores/scroll'
import { cardId, idInDetailPath } from '@/posts/postId'
import { saveScroll } from './scrollRestoration'
import type { PostListView } from './usePostPages'

/** Top of a card in px from the top of the document, or null while it is not laid out. */
export type LocateCard = (id: number) => number | null

/**
 * Puts the visitor back where a detail was opened, before the first paint where the posts are still known, else as soon
 * as they are read again; and remembers where that is when a detail is opened. `locate` must be stable until the layout
 * changes; without it a card is looked for in the document by its `data-id`.
 */
export function useScrollRestoration(
  collection: Collection,
  { posts, state, more, savedScroll }: PostListView,
  locate?: LocateCard,
) {
  const { key: locationKey } = useLocation()
  const pending = useRef(savedScroll !== null)
  const find = useCallback(
    (id: number) => (locate ? locate(id) : locateInDocument(collection, id)),
    [collection, locate],
  )

  useLayoutEffect(() => {
    if (!pending.current || !savedScroll || state === 'loading') return
    const top = find(savedScroll.anchor)
    if (top !== null) {
      useScroll.getState().setPlacedEntry(locationKey)
      scrollPageTo(top - savedScroll.offset)
      focusCard(collection, savedScroll.anchor)
      pending.current = false
    } else if (more.available && !more.failed && posts.length < savedScroll.count) {
      more.load()
    } else if (!posts.some(({ id }) => id === savedScroll.anchor)) {
      // The post is gone: nothing to wait for.
      pending.current = false
    }
  }, [collection, find, locationKey, more, posts, savedScroll, state])

  const latest = useRef({ find, posts })
  useLayoutEffect(() => {
    latest.current = { find, posts }
  }, [find, posts])
  // Leaving for one of the list's details: this runs while the cards are still there and the address is the new one.
  useLayoutEffect(
    () => () => {
      const anchor = idInDetailPath(collection, withoutBase(window.location.pathname))
      const top = anchor === null ? null : latest.current.find(anchor)
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

/** Gives the focus back to the card that was opened; a virtualised one comes a frame after the scroll. */
function focusCard(collection: Collection, id: number) {
  requestAnimationFrame(() => {
    const card = cardInDocument(collection, id)
    const target = card?.matches('a, button') ? card : card?.querySelector<HTMLElement>('a')
    target?.focus({ preventScroll: true })
  })
}
