import { useEffect, useRef, useState } from 'react'
import { letterPlaceTexts } from '#messages/letterPlaceTexts'
import { useInViewOnce } from '@/lib/browser/useInViewOnce'
import { backendUrl } from '@/supabase/backendUrl'
import { lazyPart } from '@/ui/lazyPart'
import { followOtherTabs, restoreLetter, useLetter } from '../letterStore'
import styles from './Letter.module.scss'

/** Distance from the viewport within which the form is loaded. */
const LOAD_MARGIN_PX = 900

const LetterForm = lazyPart('letter', () => import('./LetterForm'))

/**
 * The letter to the owner. Its form is loaded when it is near, when the focus arrives, or when a stamp is chosen; until then its place is
 * reserved. Without a backend only the heading is there.
 */
export function Letter() {
  const section = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useInViewOnce(section, { rootMargin: `${LOAD_MARGIN_PX}px 0px` })
  const hasStamp = useLetter(({ draft }) => draft.commission !== null)
  const [isAsked, setAsked] = useState(false)
  const [isReady, setReady] = useState(false)
  const [openedAt] = useState(() => performance.now())
  useEffect(() => {
    const { current } = section
    const onFocusIn = () => setAsked(true)
    current?.addEventListener('focusin', onFocusIn)
    restoreLetter()
    const unfollow = followOtherTabs()
    return () => {
      current?.removeEventListener('focusin', onFocusIn)
      unfollow()
    }
  }, [])

  function onReady() {
    // A focus that has arrived early goes on to the first field.
    if (place.current?.contains(document.activeElement))
      section.current?.querySelector<HTMLElement>('form input:not([tabindex])')?.focus()
    setReady(true)
  }

  return (
    <section ref={section} className={styles.letter} aria-labelledby="letter">
      <div className={styles.sheet}>
        <h2 id="letter" tabIndex={-1} className={styles.heading}>
          {letterPlaceTexts.heading}
        </h2>
        {backendUrl() !== null && (
          <>
            {!isReady && (
              <div ref={place} className={styles.place} data-needs-script="">
                <button type="button" onClick={() => setAsked(true)}>
                  {letterPlaceTexts.open}
                </button>
              </div>
            )}
            {(isNear || isAsked || hasStamp) && <LetterForm openedAt={openedAt} onReady={onReady} />}
          </>
        )}
      </div>
    </section>
  )
}
