import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { scrollPageTo } from '@/motion/scrollPage'
import { lazyPart } from '@/ui/lazyPart'
import { hideSent, useLetter } from '../letterStore'

const Sent = lazyPart('sent', async () => ({ default: (await import('../sent/Sent')).Sent }))

/** Shows the receipt of a letter that has just arrived instead of the page, until the visitor leaves. */
export function SentInstead({ children }: { children: ReactNode }) {
  const sent = useLetter((state) => state.sent)
  useEffect(() => hideSent, [])
  useLayoutEffect(() => {
    if (sent) scrollPageTo(0)
  }, [sent])
  return sent ? <Sent {...sent} /> : children
}
