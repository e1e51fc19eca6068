import { type ReactNode, useCallback, useState } from 'react'
import { common } from '#messages/common'
import { useLazyImport } from '@/ui/useLazyImport'
import type { ShareSubject } from './shareSubject'

const loadDialog = () => import('./ShareCardDialog')

/**
 * The share dialog for a passage or a photograph. `open` opens it, `view` renders it. Its code is loaded when
 * it is first used.
 */
export function useShareCard(): { open: (subject: ShareSubject) => void; view: ReactNode } {
  const [loaded, openLazily] = useLazyImport(loadDialog, common.shareFailed)
  const [subject, setSubject] = useState<ShareSubject | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(
    (newSubject: ShareSubject) =>
      openLazily(() => {
        setSubject(newSubject)
        setIsOpen(true)
      }),
    [openLazily],
  )
  const close = useCallback(() => setIsOpen(false), [])
  const Dialog = loaded?.default
  return {
    open,
    view: Dialog && subject && <Dialog key={subject.path} open={isOpen} subject={subject} onClose={close} />,
  }
}
