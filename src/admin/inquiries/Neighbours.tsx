import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useNavigate } from 'react-router-data'
import { inquiry as words } from '#messages/admin/inquiry'
import { paths } from '@/config/paths'
import { parseInquiryQuery } from '@/inquiries/inquiryListQuery'
import type { InquiryState } from '@/inquiries/letter'
import { type Inquiry, type InquiryNeighbour, LISTED_STATES } from '@/inquiries/ownerInquiries'
import { areCharacterKeysEnabled, isTyping, shortcutProps } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { isModalOpen } from '@/lib/browser/isModalOpen'
import { queryClient } from '@/posts/read/queryClient'
import { adminButtonClass } from '../components/AdminButton'
import { ArrowDownIcon, ArrowUpIcon } from '../components/icons'
import { useListPath } from '../components/listState'
import { neighboursQuery } from './inquiryQuery'

const SPAM: readonly InquiryState[] = ['spam']

/** Returns the states of the list that the inquiry was opened from. */
function listedStates(listPath: string, { state }: Inquiry): readonly InquiryState[] {
  const query = parseInquiryQuery(new URLSearchParams(listPath.split('?')[1]))
  if (query.state !== 'all') return [query.state]
  return state === 'spam' ? SPAM : LISTED_STATES
}

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
  const list = useListPath(paths.admin.inquiries)
  const query = neighboursQuery(inquiry, listedStates(list, inquiry))
  const { previous = null, next = null } = useQuery(query, queryClient).data ?? {}

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const side = sideOf(event)
      const neighbour = side && { next, previous }[side]
      if (neighbour) void navigate(pathOf(neighbour), { state: { list } })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [list, navigate, next, previous])

  return (
    <>
      {previous && (
        <NeighbourLink to={pathOf(previous)} list={list} name={words.previous(previous.name)} shortcut="k">
          <ArrowUpIcon />
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink to={pathOf(next)} list={list} name={words.next(next.name)} shortcut="j">
          <ArrowDownIcon />
        </NeighbourLink>
      )}
    </>
  )
}

interface LinkProps {
  to: string
  list: string
  name: string
  shortcut: string
  children: ReactNode
}

function NeighbourLink({ to, list, name, shortcut, children }: LinkProps) {
  return (
    <Link
      to={to}
      state={{ list }}
      className={adminButtonClass('icon')}
      aria-label={name}
      title={name}
      {...shortcutProps(shortcut)}
    >
      {children}
    </Link>
  )
}
