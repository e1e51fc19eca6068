import { type SyntheticEvent, useEffect } from 'react'
import { useController } from 'yet-another-react-lightbox'
import type { Drawing } from '@/content/webtoon/webtoon'
import { characterKeysWork, shortcut } from '@/lib/browser/characterKeys'
import { ArrowIcon } from '@/ui/icons'
import type { Script } from '../transcript/useTranscript'
import styles from './LightboxBar.module.scss'

interface LightboxBarProps {
  drawing: Drawing
  /** Which of the drawings it is, from 1. */
  place: number
  count: number
  script: Script
}

/** What lies above the picture is no swipe of it. */
export const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Below the picture: its name, its script, the one before and the one after. */
export function LightboxBar({ drawing, place, count, script }: LightboxBarProps) {
  const { prev, next, focus } = useController()
  useScriptKey(script)
  useEffect(() => {
    // What had the focus went with the script or its line; only the lightbox hears its keys.
    if (document.activeElement === document.body) focus()
  })
  return (
    <div className={styles.bar} onPointerDown={stop}>
      <p>
        <b>{drawing.title}</b>{' '}
        <span data-tabular="">
          갤러리 {count}장 중 {place}번째
        </span>
      </p>
      {script.lines.length > 0 && (
        <button
          type="button"
          className={styles.script}
          aria-expanded={script.open}
          {...shortcut('T')}
          onClick={script.toggle}
        >
          대본
        </button>
      )}
      <button type="button" className={styles.turn} aria-label="이전 그림" onClick={() => prev()}>
        <ArrowIcon />
      </button>
      <button type="button" className={styles.turn} aria-label="다음 그림" onClick={() => next()}>
        <ArrowIcon />
      </button>
    </div>
  )
}

/** T opens and closes the script, whatever the keyboard is set to; the lightbox keeps the keys of an IME from it. */
function useScriptKey({ lines, toggle }: Script) {
  useEffect(() => {
    if (lines.length === 0) return undefined
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT' || !characterKeysWork())
        return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [lines, toggle])
}
