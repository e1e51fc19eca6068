import { allNovels } from '@/content/novels/novels'
import { NovelPage, novelFrame } from '@/features/series/novel/NovelPage'
import { useShareCard } from '@/features/share-card/useShareCard'

const findNovel = (route: string) => allNovels.find(({ path }) => path === route)

export const frame = (route: string) => novelFrame(findNovel(route))

/** The page of a novel. */
export default function Novel({ route }: { route: string }) {
  const share = useShareCard()
  const novel = findNovel(route)
  return (
    <>
      {novel && <NovelPage novel={novel} onShare={share.open} />}
      {share.view}
    </>
  )
}
