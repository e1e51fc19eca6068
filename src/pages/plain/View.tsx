import { PlainDetail } from '@/features/plain/PlainDetail'
import { collectionOf } from '@/posts/collections'
import type { PageFrame } from '@/stores/pageFrame'

export const frame: PageFrame = { theme: 'paper' }

/** Detail page of a collection without a design of its own. */
export default function PlainView({ route }: { route: string }) {
  return <PlainDetail collection={collectionOf(route)} />
}
