import type { ComponentType } from 'react'
import { type Collection, a7c2, x100vi } from '@/posts/collections'
import type { PhotoMeta } from '@/posts/meta'
import type { GalleryTexts } from '@/content/galleries'
import { usePageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'
import { ListStates } from '@/features/list/ListStates'
import { usePostPages } from '@/features/list/usePostPages'
import styles from './PhotoGallery.module.scss'
import type { WallProps } from './PhotoLink'
import { NavLink } from 'react-router-dom'

/** The head of a gallery: its name, its line, and the links to both cameras. */
function GalleryHead({ title, line }: GalleryTexts) {
  return (
    <header className={styles.head}>
      <h1 lang="en">{title}</h1>
      <div className={styles.side}>
        <p>
          {line[0]} <br />
          {line[1]}
        </p>
        <nav aria-label="카메라">
          {[a7c2, x100vi].map(({ key, camera, listPath }) => (
            <NavLink key={key} to={listPath} lang="en">
              {camera}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  )
}

/** Ratios of the placeholder frames, row by row. */
const SKELETON_ROWS = [
  [1.5, 0.667, 0.667],
  [0.667, 1.5, 0.667],
  [1.5, 1.5],
] as const

/** The loading state of a wall: empty frames with a slow pulse. Decorative. */
function WallSkeleton({ kind }: { kind: 'rows' | 'film' }) {
  return (
    <div className={styles.wall} data-kind={kind} aria-hidden="true">
      {SKELETON_ROWS.map((row, number) => (
        <div key={number} className={styles.row}>
          {row.map((ratio, index) => (
            <span key={index} style={{ flexGrow: ratio, animationDelay: `${index * 120}ms` }} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface PhotoGalleryProps {
  collection: Collection<PhotoMeta>
  texts: GalleryTexts
  /** Lays out the photos. */
  Wall: ComponentType<WallProps>
  skeleton: 'rows' | 'film'
}

/** The gallery page of one camera. */
export function PhotoGallery({ collection, texts, Wall, skeleton }: PhotoGalleryProps) {
  usePageFrame({ theme: 'darkroom' })
  const view = usePostPages(collection)
  return (
    <div data-world="darkroom" className={styles.page}>
      <PageHead title={`${texts.title} 사진`} description={texts.description} path={collection.listPath} />
      <GalleryHead {...texts} />
      <ListStates
        view={view}
        skeleton={<WallSkeleton kind={skeleton} />}
        empty={{
          title: '아직 인화한 사진이 없습니다.',
          text: '첫 롤을 현상하는 대로 이 벽에 걸어 두겠습니다.',
        }}
        failed="사진을 불러오지 못했습니다. 다시 시도해 주세요."
      >
        <Wall collection={collection} view={view} />
      </ListStates>
    </div>
  )
}
