import { NovelPage } from '@/features/series/novel/NovelPage'
import { useShareCard } from '@/features/share-card/useShareCard'

/** The novel page at /novel/Tls. */
export default function Tls() {
  const share = useShareCard()
  return (
    <>
      <NovelPage novel="tls" onShare={share.open} />
      {share.view}
    </>
  )
}
