import { allNovels } from '@/content/novels/novels'
import { NovelPage } from '@/features/series/novel/NovelPage'
import { useShareCard } from '@/features/share-card/useShareCard'

/** The page of a novel. */
export default function Novel({ route }: { route: string }) {
  const share = useShareCard()
  const novel = allNovels.find(({ path }) => path === route)
  return (
    <>
      {novel && <NovelPage novel={novel} onShare={share.open} />}
      {share.view}
    </>
  )
}
