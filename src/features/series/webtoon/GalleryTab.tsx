import { type RefObject, useEffect, useRef } from 'react'
import { webtoonPage } from '#messages/webtoonPage'
import type { SeriesKey } from '@/content/series'
import type { Drawing } from '@/content/series/webtoon'
import { imageSizes } from '@/lib/image/imageSizes'
import type { useHistoryParam } from '@/ui/useHistoryParam'
import { useLazyImport } from '@/ui/useLazyImport'
import { EMPTY_GALLERY } from '@content/emptyTexts'
import { Frame } from './Frame'
import styles from './GalleryTab.module.scss'

const loadLightbox = () => import('./GalleryLightbox')

interface GalleryTabProps {
  series: SeriesKey
  drawings: readonly Drawing[]
  /** The open picture, from `?picture=`. */
  address: ReturnType<typeof useHistoryParam>
}

/** The drawings of a series as framed panels. Each opens in the lightbox. */
export function GalleryTab({ series, drawings, address }: GalleryTabProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const [loaded, openLazily] = useLazyImport(loadLightbox, webtoonPage.gallery.openFailed)
  const open = drawings.findIndex(({ slug }) => slug === address.value)
  // The page may be opened, or navigated to, with an open picture.
  const isRequested = open !== -1 && loaded === null
  useEffect(() => {
    if (isRequested) openLazily()
  }, [isRequested, openLazily])

  useReturnFocus(listRef, open)

  const Lightbox = loaded?.default
  if (drawings.length === 0) return <p className={styles.empty}>{EMPTY_GALLERY}</p>
  return (
    <>
      <h2 className="visually-hidden">{webtoonPage.gallery.title}</h2>
      <ul ref={listRef} className={styles.page}>
        {drawings.map((drawing) => (
          <li key={drawing.slug}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={webtoonPage.gallery.enlarge(drawing.title)}
              onClick={() => openLazily(() => address.open(drawing.slug))}
            >
              <Frame drawing={drawing} sizes={imageSizes('100vw', '60vw')} />
              <span className={styles.title} aria-hidden="true">
                {drawing.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {Lightbox && open !== -1 && (
        <Lightbox
          series={series}
          drawings={drawings}
          index={open}
          onTurn={(index) => {
            const next = drawings[index]
            if (next && next.slug !== address.value) address.replace(next.slug)
          }}
          onClose={address.close}
        />
      )}
    </>
  )
}

/** Returns the focus to the panel of the last open picture. `open` is its index, or -1. */
function useReturnFocus(listRef: RefObject<HTMLElement | null>, open: number) {
  const lastOpen = useRef(-1)
  useEffect(() => {
    if (open !== -1) lastOpen.current = open
    else if (lastOpen.current !== -1) {
      listRef.current?.querySelectorAll('button')[lastOpen.current]?.focus()
      lastOpen.current = -1
    }
  }, [listRef, open])
}
