import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { common } from '#messages/common'
import { AdminButton } from './AdminButton'

/** “Try again” beside a failed request. The page takes the focus over if the button disappears with its message. */
export function RetryButton(props: Omit<ComponentProps<typeof AdminButton>, 'ref' | 'children'>) {
  const button = useRef<HTMLButtonElement>(null)
  // Layout effects are cleaned up while the button is still in the document.
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element === document.activeElement) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <AdminButton ref={button} {...props}>
      {common.retry}
    </AdminButton>
  )
}
