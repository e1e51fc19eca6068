import { DarkroomNotes } from '@/features/photos/detail/DarkroomNotes'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'
import { useShareCard } from '@/features/share-card/useShareCard'
import { photoCollectionOf } from '@/posts/collections'
import type { PageFrame } from '@/stores/pageFrame'

// At the top of the page the photo's colours reach under the header.
export const frame: PageFrame = { theme: 'darkroom', logoTheme: 'darkroom' }

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
