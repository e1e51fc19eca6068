import type { CSSProperties } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fanartTexts } from '#messages/fanartTexts'
import { paths } from '@/config/paths'
import { ListFilter } from '@/features/list/ListFilter'
import { ListStates } from '@/features/list/ListStates'
import { usePostListView } from '@/features/list/usePostListView'
import { SharedElementLink } from '@/features/sharedElement/SharedElementLink'
import { fanart, cardId } from '@/posts/collections'
import type { FanartMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { fanArt } from '@content/art/lettering/fanArt'
import {
  comicPanels,
  DESKTOP_RHYTHM,
  type Panel,
  panelOutline,
  panelSizes,
  PHONE_RHYTHM,
} from './comicPanels'
import { seriesFilter, parseSeriesParam, seriesOptions } from './fanartSeries'
import styles from './ComicPage.module.scss'

/** List of the fan art as a comic page with slanted panels, filtered by series if the URL has one. */
export function ComicPage() {
  const [search] = useSearchParams()
  const series = parseSeriesParam(search)
  const view = usePostListView(fanart, seriesFilter(series))
  return (
    <div className={styles.world}>
      <header className={styles.head}>
        <h1 lang="en">
          <span className="visually-hidden">Fan art</span>
          <svg viewBox={`0 0 ${fanArt.width} ${fanArt.height}`} aria-hidden="true" fill="currentColor">
            <path d={fanArt.d} />
          </svg>
        </h1>
        <p>
          {fanartTexts.lead.before}
          <br />
          {fanartTexts.lead.after}
        </p>
        <ListFilter
          label={fanartTexts.filter}
          to={paths.fanartOf}
          options={seriesOptions}
          current={series}
          view={view}
          className={styles.filter}
        />
      </header>
      <ListStates
        view={view}
        skeleton={<PanelSkeleton />}
        empty={{ frame: 'panel', text: fanartTexts.empty }}
        failed={fanartTexts.failed}
      >
        <Panels posts={view.posts} />
      </ListStates>
    </div>
  )
}

function Panels({ posts }: { posts: readonly Post<FanartMeta>[] }) {
  const wide = comicPanels(posts.length, DESKTOP_RHYTHM)
  const narrow = comicPanels(posts.length, PHONE_RHYTHM)
  return (
    <ul className={styles.page}>
      {posts.map((post, index) => (
        <li
          key={post.id}
          className={styles.panel}
          style={panelStyle(wide[index], narrow[index])}
          data-row={wide[index]?.row}
          data-phone-row={narrow[index]?.row}
          data-post-card=""
          data-id={cardId(fanart, post.id)}
        >
          <PanelLink post={post} sizes={sizesOf(post, wide[index], narrow[index])} priority={index < 2} />
        </li>
      ))}
    </ul>
  )
}

const overlap = ({ left }: Panel) => (left === '|' ? '0px' : 'calc(-1 * var(--slant))')

/** Sets the custom properties of both layouts. The stylesheet chooses one by media query, so static HTML is correct, too. */
function panelStyle(wide: Panel | undefined, narrow: Panel | undefined): CSSProperties {
  if (!wide || !narrow) return {}
  const properties: Record<`--${string}`, string> = {
    '--column': wide.column,
    '--outline': panelOutline(wide),
    '--overlap': overlap(wide),
    '--phone-column': narrow.column,
    '--phone-outline': panelOutline(narrow),
    '--phone-overlap': overlap(narrow),
  }
  return properties
}

/** Returns the `sizes` attribute of a picture. A picture of unknown size counts as square. */
function sizesOf({ width, height }: Post, wide: Panel | undefined, narrow: Panel | undefined): string {
  return wide && narrow ? panelSizes(wide, narrow, width && height ? width / height : 1) : '92vw'
}

function PanelLink({ post, sizes, priority }: { post: Post<FanartMeta>; sizes: string; priority: boolean }) {
  return (
    <SharedElementLink collection={fanart} id={post.id} className={styles.link} lang={rowLang(post)}>
      <span className={styles.ink} data-shared-element-source="">
        <ProgressiveImage
          className={styles.picture}
          style={FILL}
          sources={postImageSources(post, { width: 960 })}
          sizes={sizes}
          alt={post.alt ?? ''}
          width={post.width}
          height={post.height}
          placeholder={post.placeholder}
          priority={priority}
        />
      </span>
      <h2 className={styles.caption}>{post.title}</h2>
    </SharedElementLink>
  )
}

/** The picture fills its panel. */
const FILL = { aspectRatio: 'auto' }

function PanelSkeleton() {
  const wide = comicPanels(6, DESKTOP_RHYTHM)
  const narrow = comicPanels(6, PHONE_RHYTHM)
  return (
    <ul className={styles.page} aria-hidden="true">
      {wide.map((panel, index) => (
        <li
          key={index}
          className={styles.panel}
          style={panelStyle(panel, narrow[index])}
          data-row={panel.row}
          data-phone-row={narrow[index]?.row}
        >
          <span className={styles.ink}>
            <span className={styles.blank} />
          </span>
        </li>
      ))}
    </ul>
  )
}
