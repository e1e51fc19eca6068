import { lazy, Suspense, useRef, useState } from 'react'
import type { Drawing } from '@/content/webtoon/webtoon'
import { Frame } from './Frame'
import styles from './GalleryTab.module.scss'

const Lightbox = lazy(async () => ({ default: (await import('./GalleryLightbox')).GalleryLightbox }))

/** The drawings of a series as a page of framed panels; each opens full screen. */
export function GalleryTab({ drawings }: { drawings: readonly Drawing[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<number | null>(null)

  function close(last: number) {
    setOpen(null)
    list.current?.querySelectorAll('button')[last]?.focus()
  }

  if (drawings.length === 0) return <p className={styles.empty}>아직 빈 페이지입니다. 곧 채우겠습니다.</p>
  return (
    <>
      <h2 className="visually-hidden">그림들</h2>
      <ul ref={list} className={styles.page}>
        {drawings.map((drawing, index) => (
          <li key={drawing.title}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`${drawing.title} 크게 보기`}
              onClick={() => setOpen(index)}
            >
              <Frame drawing={drawing} sizes="(max-width: 767px) 100vw, 60vw" />
              <span className={styles.title} aria-hidden="true">
                {drawing.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox drawings={drawings} index={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
