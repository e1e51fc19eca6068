import { type RefObject, useEffect, useRef } from 'react'
import type { SeriesKey } from '@/content/series'
import type { Drawing } from '@/content/webtoon/webtoon'
import { imageSizes } from '@/lib/image/imageSizes'
import type { useHistoryParam } from '@/ui/useHistoryParam'
import { useLazyImport } from '@/ui/useLazyImport'
import { Frame } from './Frame'
import styles from './GalleryTab.module.scss'

const loadLightbox = () => import('./GalleryLightbox')

interface GalleryTabProps {
  series: SeriesKey
  drawings: readonly Drawing[]
  /** The picture that the address has open. */
  address: ReturnType<typeof useHistoryParam>
}

/** The drawings of a series as a page of framed panels; each opens full screen. */
export function GalleryTab({ series, drawings, address }: GalleryTabProps) {
  const list = useRef<HTMLUListElement>(null)
  const [loaded, openLazily] = useLazyImport(loadLightbox, '그림을 크게 열지 못했습니다.')
  const open = drawings.findIndex(({ slug }) => slug === address.value)
  // A visitor may come with the address of an open picture, or go forward to it.
  const wanted = open !== -1 && loaded === null
  useEffect(() => {
    if (wanted) openLazily()
  }, [wanted, openLazily])

  useReturningFocus(list, open)

  const Lightbox = loaded?.default
  if (drawings.length === 0) return <p className={styles.empty}>아직 빈 페이지입니다. 곧 채우겠습니다.</p>
  return (
    <>
      <h2 className="visually-hidden">그림들</h2>
      <ul ref={list} className={styles.page}>
        {drawings.map((drawing) => (
          <li key={drawing.slug}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`${drawing.title} 크게 보기`}
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
            if (next && next.slug !== address.value) address.turn(next.slug)
          }}
          onClose={address.close}
        />
      )}
    </>
  )
}

/** The panel of the picture that was last on show (-1 is none) takes the focus back. */
function useReturningFocus(list: RefObject<HTMLElement | null>, open: number) {
  const last = useRef(-1)
  useEffect(() => {
    if (open !== -1) last.current = open
    else if (last.current !== -1) {
      list.current?.querySelectorAll('button')[last.current]?.focus()
      last.current = -1
    }
  }, [list, open])
}
