import { collectionOf } from '@/posts/collections'
import { PlainDetail } from '@/features/plain/PlainDetail'
import { usePageFrame } from '@/stores/pageFrame'

/** Detail page of a collection without a design of its own. */
export default function PlainView({ route }: { route: string }) {
  usePageFrame({ theme: 'paper' })
  return <PlainDetail collection={collectionOf(route)} />
}
