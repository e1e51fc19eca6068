import { a7c2 } from '@/collections/registry'
import { PhotoDetail } from '@/features/collection-view/gallery/PhotoDetail'
import { DarkroomNotes } from '@/features/collection-view/photo/DarkroomNotes'
import { useShareCard } from '@/features/share-card/useShareCard'

/** One photograph of the SONY A7C2. */
export default function A7c2Photo() {
  const share = useShareCard()
  return (
    <>
      <PhotoDetail collection={a7c2} Notes={DarkroomNotes} onShare={share.open} />
      {share.view}
    </>
  )
}
