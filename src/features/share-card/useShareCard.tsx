import { type ReactNode, useCallback, useState } from 'react'
import { useLazyImport } from '@/ui/useLazyImport'
import type { ShareSubject } from './subject'

const loadDialog = () => import('./ShareCardDialog')

/** Makes a picture of a passage or a photograph: `open` asks for the dialog, `view` is it. Loaded when first wanted. */
export function useShareCard(): { open: (subject: ShareSubject) => void; view: ReactNode } {
  const [loaded, openLazily] = useLazyImport(loadDialog, '나누기 창을 열지 못했습니다.')
  const [subject, setSubject] = useState<ShareSubject | null>(null)
  const [shown, setShown] = useState(false)
  const open = useCallback(
    (wanted: ShareSubject) =>
      openLazily(() => {
        setSubject(wanted)
        setShown(true)
      }),
    [openLazily],
  )
  const close = useCallback(() => setShown(false), [])
  const Dialog = loaded?.default
  return {
    open,
    view: Dialog && subject && <Dialog key={subject.path} open={shown} subject={subject} onClose={close} />,
  }
}
