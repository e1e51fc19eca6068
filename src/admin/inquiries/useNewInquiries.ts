import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { takesInquiries } from '@/inquiries/intake'
import { eraseInquiries } from '@/inquiries/ownerInquiries'
import { newInquiriesQuery, refreshInquiries } from '@/inquiries/ownerInquiryQueries'
import { logger } from '@/lib/logger'
import { queryClient } from '@/posts/read/queryClient'
import { useConnection } from '../connection/connection'
import { useRefetchOnFocus } from './useRefetchOnFocus'

/** The number of new inquiries and the newest of them. Undefined until this browser is connected. */
export function useNewInquiries() {
  const connected = useConnection(({ state }) => state === 'connected')
  return useQuery({ ...newInquiriesQuery, enabled: takesInquiries && connected }, queryClient).data
}

/** Keeps the number of new inquiries current, and shows it on the icon of the installed app. */
export function useInquiryBadge() {
  const count = useNewInquiries()?.count
  useRefetchOnFocus(newInquiriesQuery.queryKey)
  useEffect(() => {
    if (count === undefined || !('setAppBadge' in navigator)) return
    const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    // Browsers refuse it for a site that is not installed.
    shown.catch(() => undefined)
  }, [count])
}

/** Erases the inquiries whose time has passed when the owner connects. */
export function useInquiryExpiry() {
  const connected = useConnection(({ state }) => state === 'connected')
  useEffect(() => {
    if (takesInquiries && connected) void eraseOldInquiries()
  }, [connected])
}

async function eraseOldInquiries() {
  try {
    if ((await eraseInquiries(new AbortController().signal)) > 0) await refreshInquiries()
  } catch (error) {
    // The database tries again at night.
    logger.warn('Old inquiries could not be erased.', error)
  }
}
