import { inquiry as words } from '#messages/admin/inquiry'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-data'
import { paths } from '@/config/paths'
import { areCharacterKeysEnabled, isTyping, shortcutProps } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import type { Inquiry, InquiryNeighbour } from '@/inquiries/ownerInquiries'
import { queryClient } from '@/posts/queryClient'
import { adminButtonClass } from '../components/AdminButton'
import { ArrowDownIcon, ArrowUpIcon } from '../components/icons'
import { neighboursQuery } from './inquiryQuery'

const pathOf = ({ id }: InquiryNeighbour) => `${paths.admin.inquiries}/${id}`

/** Returns the side of a key: J for the next one, K for the previous one. Also by `code`, because a Korean layout gives other letters. */
function sideOf(event: KeyboardEvent): 'next' | 'previous' | null {
  const { key, code, target } = event
  if (event.defaultPrevented || event.repeat || isComposing(event)) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  if (!areCharacterKeysEnabled() || isTyping(target) || isModalOpen()) return null
  if (key === 'j' || code === 'KeyJ') return 'next'
  return key === 'k' || code === 'KeyK' ? 'previous' : null
}

/** Links to the inquiries beside this one in the list, also by the keys J and K outside of fields. */
export function Neighbours({ inquiry }: { inquiry: Inquiry }) {
  const navigate = useNavigate()
  const { previous = null, next = null } = useQuery(neighboursQuery(inquiry), queryClient).data ?? {}

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const side = sideOf(event)
      const neighbour = side && { next, previous }[side]
      if (neighbour) void navigate(pathOf(neighbour))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [navigate, next, previous])

  return (
    <>
      {previous && (
        <Link
          to={pathOf(previous)}
          className={adminButtonClass('icon')}
          aria-label={words.previous(previous.name)}
          title={words.previous(previous.name)}
          {...shortcutProps('k')}
        >
          <ArrowUpIcon />
        </Link>
      )}
      {next && (
        <Link
          to={pathOf(next)}
          className={adminButtonClass('icon')}
          aria-label={words.next(next.name)}
          title={words.next(next.name)}
          {...shortcutProps('j')}
        >
          <ArrowDownIcon />
        </Link>
      )}
    </>
  )
}
