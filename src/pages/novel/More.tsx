import { MorePage } from '@/features/series/novel/MorePage'
import { useShareCard } from '@/features/share-card/useShareCard'
import { lazyPart } from '@/ui/lazyPart'

const variants = {
  book: lazyPart('novel/more/Book', () => import('./more/Book')),
  contest: lazyPart('novel/more/Contest', () => import('./more/Contest')),
  fantasy: lazyPart('novel/more/Fantasy', () => import('./more/Fantasy')),
}

/** The page at /novel/More; each of its tabs has a page file of its own below `more/`. */
export default function More() {
  const share = useShareCard()
  return (
    <>
      <MorePage variants={variants} onShare={share.open} />
      {share.view}
    </>
  )
}
