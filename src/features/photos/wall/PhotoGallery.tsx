import type { ComponentType } from 'react'
import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { GalleryWords } from '@/content/galleries'
import { usePageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'
import { ListStates } from '@/features/list/ListStates'
import { usePostPages } from '@/features/list/usePostPages'
import styles from './PhotoGallery.module.scss'
import { GalleryHead } from './GalleryHead'
import type { WallProps } from './wallProps'
import { WallSkeleton } from './WallSkeleton'

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
