import type { ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import { photoTexts } from '#messages/photoTexts'
import type { GalleryTexts } from '@/content/gallery'
import { ListStates } from '@/features/list/ListStates'
import { usePostPages } from '@/features/list/usePostPages'
import type { PhotoCollection } from '@/posts/collections'
import { publicPhotoCollections } from '@/posts/publicPhotoCollections'
import { PageHead } from '@/ui/PageHead'
import type { WallProps } from './PhotoLink'
import styles from './PhotoGallery.module.scss'

/** The head of a gallery: its name, its line, and links to all cameras if there are several. */
function GalleryHead({ title, line }: Pick<GalleryTexts, 'title' | 'line'>) {
  return (
    <header className={styles.head}>
      <h1 lang="en" style={{ '--letters': title.length }}>
        {title}
      </h1>
      <div className={styles.side}>
        <p>
          {line[0]} <br />
          {line[1]}
        </p>
        {publicPhotoCollections.length > 1 && (
          <nav aria-label={photoTexts.cameras}>
            {publicPhotoCollections.map(({ key, camera, listPath }) => (
              <NavLink key={key} to={listPath} lang="en">
                {camera}
              </NavLink>
            ))}
          </nav>
        )}
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
function WallSkeleton({ layout }: Pick<PhotoCollection['gallery'], 'layout'>) {
  return (
    <div className={styles.wall} data-layout={layout} aria-hidden="true">
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
  collection: PhotoCollection
  /** Lays out the photos. */
  Wall: ComponentType<WallProps>
}

/** The gallery page of one camera. */
export function PhotoGallery({ collection, Wall }: PhotoGalleryProps) {
  const { gallery, listPath } = collection
  const view = usePostPages(collection)
  return (
    <div data-theme="darkroom" className={styles.page}>
      <PageHead
        title={photoTexts.pageTitle(gallery.title)}
        description={gallery.description}
        path={listPath}
      />
      <GalleryHead title={gallery.title} line={gallery.line} />
      <ListStates
        view={view}
        skeleton={<WallSkeleton layout={gallery.layout} />}
        empty={{ title: photoTexts.empty, text: photoTexts.emptyText }}
        failed={photoTexts.failed}
      >
        <Wall collection={collection} view={view} />
      </ListStates>
    </div>
  )
}
