import { Link, Navigate } from 'react-router-dom'
import { seriesTexts } from '#messages/seriesTexts'
import { paths } from '@/config/paths'
import { allNovels } from '@/content/novels/novels'
import { readerHref } from '@/content/readerHref'
import { DetailHead } from '@/features/detail/DetailHead'
import { DetailStates } from '@/features/detail/DetailStates'
import { RightsLine } from '@/features/detail/RightsLine'
import { useDetail } from '@/features/detail/useDetail'
import { chapters } from '@/posts/collections'
import { useRichText } from '@/posts/parseRichText'
import { rowLang } from '@/posts/rowLang'
import { linkPreview } from '@/posts/share'
import { useBrowserValue } from '@/ui/useBrowserValue'
import styles from '../reader/Reader.module.scss'

/** Leads from `/novel/View/ID` to the chapter on its novel's page. The static HTML has a link instead. */
export function ChapterRedirect() {
  const detail = useDetail(chapters)
  const { post } = detail
  const body = useRichText(post?.body)
  const isInBrowser = useBrowserValue(() => true, false)
  const novel = allNovels.find(({ key }) => key === post?.meta.novel)
  if (!post || !novel)
    return (
      <DetailStates
        collection={{ name: chapters.name, listPath: allNovels[0]?.path ?? paths.moreStories }}
        detail={post ? { ...detail, state: 'missing', post: null, isComplete: false } : detail}
        label={seriesTexts.chapterPage.missing}
        skeleton={<div className={styles.waiting} />}
      />
    )
  const href = readerHref(novel.key, post.meta.number)
  // The name of the page and its link preview.
  const title = seriesTexts.chapterPage.title(novel.title, post.meta.number, post.title)
  return (
    <>
      <DetailHead collection={chapters} post={{ ...post, title }} body={body} />
      <div className={styles.waiting}>
        <h1 lang={rowLang(post)}>{post.title}</h1>
        <p lang={rowLang(post)}>{linkPreview(chapters, post, body).description}</p>
        <p>
          <Link to={href}>{seriesTexts.chapterPage.read(novel.title, post.meta.number)}</Link>
        </p>
        <RightsLine collection={chapters} post={post} />
      </div>
      {isInBrowser && <Navigate to={href} replace />}
    </>
  )
}
