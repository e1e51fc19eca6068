import { PlainList } from '@/features/plain/PlainList'
import { collectionOf } from '@/posts/collections'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'

export const frame: PageFrame = { theme: 'paper' }

/** List page of a collection without a design of its own. */
export default function PlainListPage({ route }: { route: string }) {
  const collection = collectionOf(route)
  return (
    <>
      <PageHead title={collection.name} path={collection.listPath} />
      <PlainList collection={collection} />
    </>
  )
}
