import type { ComponentType } from 'react'
import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { GalleryWords } from '@/content/galleries'
import { usePageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'
import { ListStates } from '@/features/list/ListStates'
import { usePostPages } from '@/features/list/usePostPages'
import styles from './PhotoGallery.module.scss'
import type { WallProps } from './wallProps'
import { NavLink } from 'react-router-dom'
import { a7c2, x100vi } from '@/posts/registry'

/** The head of a gallery: its name as large as it goes, its line, and the switch to the other camera. */
function GalleryHead({ title, line }: GalleryWords) {
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

/** Frames that no light has reached, in the proportions of real rows. */
const ROWS = [
  [1.5, 0.667, 0.667],
  [0.667, 1.5, 0.667],
  [1.5, 1.5],
] as const

/** The wall before its photos: unexposed frames under a slow safelight. Decoration. */
function WallSkeleton({ kind }: { kind: 'rows' | 'film' }) {
  return (
    <div className={styles.wall} data-kind={kind} aria-hidden="true">
      {ROWS.map((row, number) => (
        <div key={number} className={styles.row}>
          {row.map((ratio, place) => (
            <span key={place} style={{ flexGrow: ratio, animationDelay: `${place * 120}ms` }} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface PhotoGalleryProps {
  collection: Collection<PhotoMeta>
  words: GalleryWords
  /** How its photos hang. */
  Wall: ComponentType<WallProps>
  skeleton: 'rows' | 'film'
}

/** A gallery of one camera's photographs in the darkroom. */
export function PhotoGallery({ collection, words, Wall, skeleton }: PhotoGalleryProps) {
  usePageFrame({ world: 'darkroom' })
  const view = usePostPages(collection)
  return (
    <div data-world="darkroom" className={styles.page}>
      <PageHead title={`${words.title} 사진`} description={words.description} path={collection.listPath} />
      <GalleryHead {...words} />
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
