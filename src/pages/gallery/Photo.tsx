import { photoCollectionOf } from '@/posts/collections'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'
import { DarkroomNotes } from '@/features/photos/detail/DarkroomNotes'
import { useShareCard } from '@/features/share-card/useShareCard'

/** One photo of a gallery. */
export default function GalleryPhoto({ route }: { route: string }) {
  const share = useShareCard()
  return (
    <>
      <PhotoDetail collection={photoCollectionOf(route)} Notes={DarkroomNotes} onShare={share.open} />
      {share.view}
    </>
  )
}
