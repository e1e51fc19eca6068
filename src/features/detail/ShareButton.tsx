import { useCallback } from 'react'
import { fullAddress } from '@/config/base'
import { classNames } from '@/lib/classNames'
import { copyText } from '@/ui/copyText'
import { ShareIcon } from '@/ui/icons'
import styles from './ShareButton.module.scss'

interface ShareButtonProps {
  /** What is shared. */
  title: string
  text?: string | null
  /** Its canonical path. */
  path: string
  /** Shows the sign alone; its name stays. */
  compact?: boolean
  className?: string | undefined
}

/** Shares a page through the device's own sheet where there is one, else copies its address (decisions §5). */
export function ShareButton({ title, text, path, compact = false, className }: ShareButtonProps) {
  const share = useCallback(() => void shareOrCopy(title, text, path), [path, text, title])
  return (
    <button
      type="button"
      className={classNames(styles.share, compact && styles.compact, className)}
      onClick={share}
    >
      <ShareIcon />
      <span className={classNames(compact && 'visually-hidden')}>공유하기</span>
    </button>
  )
}

async function shareOrCopy(title: string, text: string | null | undefined, path: string) {
  const url = fullAddress(path)
  const data = { title, url, ...(text ? { text } : {}) }
  // Asking first: a browser may have the sheet and refuse this content.
  if (typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true)) {
    try {
      await navigator.share(data)
      return
    } catch (error) {
      // The visitor closed the sheet: that is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyText(url, { copied: '주소를 복사했습니다.', failed: `주소를 복사하지 못했습니다. ${url}` })
}
