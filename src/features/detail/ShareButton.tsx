import { useCallback } from 'react'
import { detailTexts } from '#messages/detailTexts'
import { toAbsoluteUrl } from '@/config/base'
import { classNames } from '@/lib/classNames'
import { copyText } from '@/ui/copyText'
import { ShareIcon } from '@/ui/icons'
import styles from './ShareButton.module.scss'

interface ShareButtonProps {
  /** Title of the shared page. */
  title: string
  text?: string | null
  /** Canonical path of the page. */
  path: string
  /** Shows only the icon; the label stays for screen readers. */
  compact?: boolean
  className?: string | undefined
}

/** Shares a page with the Web Share API, or copies its URL if sharing is not possible. */
export function ShareButton({ title, text, path, compact = false, className }: ShareButtonProps) {
  const share = useCallback(() => void shareOrCopy(title, text, path), [path, text, title])
  return (
    <button
      type="button"
      className={classNames(styles.share, compact && styles.compact, className)}
      onClick={share}
    >
      <ShareIcon />
      <span className={classNames(compact && 'visually-hidden')}>{detailTexts.share}</span>
    </button>
  )
}

async function shareOrCopy(title: string, text: string | null | undefined, path: string) {
  const url = toAbsoluteUrl(path)
  const data = { title, url, ...(text ? { text } : {}) }
  // A browser may have `share` but reject this data.
  if (typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true)) {
    try {
      await navigator.share(data)
      return
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyText(url, { copied: detailTexts.addressCopied, failed: detailTexts.addressNotCopied(url) })
}
