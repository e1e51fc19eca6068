import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useLeaveGuard } from '../components/useLeaveGuard'
import { hasEdits, type InquiryForm } from './inquiryForm'

/** Saves the edits of an inquiry when its page is left or hidden. Asks before leaving only if they could not be saved. */
export function useSaveOnLeave(form: InquiryForm) {
  const isUnsaved = useStore(form.store, hasEdits)
  const { isAsking: isBlocked, leave, stay } = useLeaveGuard(isUnsaved)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    if (!isBlocked) return undefined
    let cancelled = false
    async function saveAndLeave() {
      const isSaved = await form.save({ asks: false })
      if (cancelled) return
      if (isSaved) leave()
      else setIsAsking(true)
    }
    void saveAndLeave()
    return () => {
      cancelled = true
      setIsAsking(false)
    }
  }, [form, isBlocked, leave])

  useEffect(() => {
    const onVisibilityChange = () => document.visibilityState === 'hidden' && form.flush()
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange)
      form.flush()
    }
  }, [form])

  return { isAsking, stay, leave }
}
