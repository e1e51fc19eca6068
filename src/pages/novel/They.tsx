import { NovelPage } from '@/features/series/novel/NovelPage'
import { useShareCard } from '@/features/share-card/useShareCard'

/** The novel page at /novel/They. */
export default function They() {
  const share = useShareCard()
  return (
    <>
      <NovelPage novel="they" onShare={share.open} />
      {share.view}
    </>
  )
}
