import { Link } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { buttonClass } from '../components/Button'
import { nounsOf } from '../components/collectionNouns'
import { useListPath } from '../components/listState'
import { PageHeading } from '../components/PageHeading'
import { Pill } from '../components/Pill'

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
