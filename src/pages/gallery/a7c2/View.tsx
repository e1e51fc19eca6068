import { a7c2 } from '@/posts/collections'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'
import { DarkroomNotes } from '@/features/photos/detail/DarkroomNotes'
import { useShareCard } from '@/features/share-card/useShareCard'

/** One photo of the SONY A7C2. */
export default function A7c2Photo() {
  const share = useShareCard()
  return (
    <>
      <PhotoDetail collection={a7c2} Notes={DarkroomNotes} onShare={share.open} />
      {share.view}
    </>
  )
}
