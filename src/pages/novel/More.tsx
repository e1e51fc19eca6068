import { moreFrame, MorePage } from '@/features/series/novel/MorePage'
import { useShareCard } from '@/features/share-card/useShareCard'
import { lazyPart } from '@/ui/lazyPart'

const layouts = {
  shelf: lazyPart('novel/more/Book', () => import('./more/Book')),
  contest: lazyPart('novel/more/Contest', () => import('./more/Contest')),
  fantasy: lazyPart('novel/more/Fantasy', () => import('./more/Fantasy')),
}

export const frame = moreFrame

/** The page at /novel/More. Each of its tabs has a page file below `more/`. */
export default function More() {
  const share = useShareCard()
  return (
    <>
      <MorePage layouts={layouts} onShare={share.open} />
      {share.view}
    </>
  )
}
