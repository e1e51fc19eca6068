import { type ReactNode, useCallback, useState } from 'react'
import { lazyModule } from '@/lib/lazyModule'
import { useOnDemand } from '@/ui/useOnDemand'
import type { ShareSubject } from './subject'

const dialog = lazyModule('ShareCardDialog', () => import('./ShareCardDialog'))

/** Makes a picture of a passage or a photograph: `open` asks for the dialog, `view` is it. Loaded when first wanted. */
export function useShareCard(): { open: (subject: ShareSubject) => void; view: ReactNode } {
  const [loaded, bring] = useOnDemand(dialog, '나누기 창을 열지 못했습니다.')
  const [subject, setSubject] = useState<ShareSubject | null>(null)
  const [shown, setShown] = useState(false)
  const open = useCallback(
    (wanted: ShareSubject) =>
      bring(() => {
        setSubject(wanted)
        setShown(true)
      }),
    [bring],
  )
  const close = useCallback(() => setShown(false), [])
  const Dialog = loaded?.default
  return {
    open,
    view: Dialog && subject && <Dialog key={subject.path} open={shown} subject={subject} onClose={close} />,
  }
}
