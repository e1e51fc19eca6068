import { useLocation } from 'react-router-dom'
import { episodeReader } from '#messages/episodeReader'
import { paths } from '@/config/paths'
import { publicSeries } from '@/content/publicContent'
import { DetailHead } from '@/features/detail/DetailHead'
import { DetailStates } from '@/features/detail/DetailStates'
import { useDetail } from '@/features/detail/useDetail'
import { useHeadingFocus } from '@/features/detail/useHeadingFocus'
import { episodes } from '@/posts/collections'
import { type PageFrame, usePageFrame } from '@/stores/pageFrame'
import { EpisodeReader } from './EpisodeReader'
import styles from './EpisodeReader.module.scss'

// Without an episode the page has a header and a footer.
const EMPTY_FRAME: PageFrame = { theme: 'paper' }

/** The page of one episode. An episode of a series that is not part of the site counts as missing. */
export function EpisodePage() {
  const detail = useDetail(episodes)
  const { hash } = useLocation()
  const { post, neighbours, neighboursLoaded } = detail
  const heading = useHeadingFocus(post?.id)
  const series = publicSeries.find(({ key }) => key === post?.meta.series)
  usePageFrame(post && series ? null : EMPTY_FRAME)
  if (!post || !series)
    return (
      <DetailStates
        collection={{ name: episodes.name, listPath: publicSeries[0]?.path ?? paths.home }}
        detail={post ? { ...detail, state: 'missing', post: null, isComplete: false } : detail}
        label={episodeReader.missing}
        skeleton={<div className={styles.blank} />}
      />
    )
  // The name of the page and its link preview.
  const title = episodeReader.pageTitle(series.titleKo, post.meta.number, post.title)
  return (
    <>
      <DetailHead collection={episodes} post={{ ...post, title }} body={null} />
      <EpisodeReader
        key={`${post.id}${hash}`}
        heading={heading}
        episode={post}
        {...{ neighbours, neighboursLoaded, series }}
      />
    </>
  )
}
