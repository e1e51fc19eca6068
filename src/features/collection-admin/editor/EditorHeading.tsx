import { Link } from 'react-router-data'
import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { buttonClass } from '../parts/Button'
import { nounsOf } from '../parts/collectionNouns'
import { useListPath } from '../parts/listState'
import { PageHeading } from '../parts/PageHeading'
import { Pill } from '../parts/Pill'

interface Props {
  collection: Collection
  row: Post | null
}

/** What is edited, where it belongs and, once stored, whether visitors see it. */
export function EditorHeading({ collection, row }: Props) {
  const { noun } = nounsOf(collection)
  const list = useListPath(collection.adminListPath)
  const lead = row ? (
    <>
      {collection.name} · <Pill post={row} />
    </>
  ) : (
    collection.name
  )
  return (
    <PageHeading title={row ? `${noun} 수정` : `새 ${noun}`} lead={lead}>
      <Link to={list} className={buttonClass('ghost')}>
        목록으로
      </Link>
    </PageHeading>
  )
}
