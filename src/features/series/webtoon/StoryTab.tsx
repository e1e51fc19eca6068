import { Link } from 'react-router-dom'
import { seriesTexts } from '#messages/seriesTexts'
import { webtoonPage } from '#messages/webtoonPage'
import { paths } from '@/config/paths'
import { findNovelOf } from '@/content/novels'
import { isPublic, pageName } from '@/content/pages'
import type { SeriesLink, Webtoon } from '@/content/series/webtoon'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { imageSizes } from '@/lib/image/imageSizes'
import { episodes, serialWorkKey } from '@/posts/collections'
import { useSeriesList } from '@/posts/serials/seriesList'
import { ArrowIcon } from '@/ui/icons'
import { site } from '@content/site'
import { Episodes } from '../episodes/Episodes'
import { ExternalLink } from '../ExternalLink'
import { Frame } from './Frame'
import styles from './StoryTab.module.scss'

const WIDE_FRAME = imageSizes('100vw', '42vw')
const HALF_FRAME = imageSizes('50vw', '21vw')

/** The story of a series: one sentence, facts, text, three framed panels and related links. */
export function StoryTab({ work }: { work: Webtoon }) {
  const count = useSeriesList(episodes, work.key).data?.length ?? 0
  const { facts: names } = webtoonPage
  const facts = [
    [names.genre, work.genre],
    [names.schedule, work.schedule],
    ...(count > 0 ? [[names.length, webtoonPage.episodes.count(count)]] : []),
    [names.credits, work.credits ?? site.owner.name],
  ]
  return (
    <div className={styles.story}>
      <h2 className={styles.sentence}>
        {work.sentence.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.episodes}>
        <Episodes series={work.key} schedule={work.schedule} />
      </div>
      <div className={styles.text}>
        {work.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <SerialLinks links={work.links} />
        <InquiryLink work={serialWorkKey('series', work.key)} className={styles.inquiry} />
      </div>
      {work.panels.length > 0 && (
        <div className={styles.panels}>
          {work.panels.map((drawing, index) => (
            <Frame key={drawing.slug} drawing={drawing} sizes={index === 0 ? WIDE_FRAME : HALF_FRAME} />
          ))}
        </div>
      )}
      <RelatedLinks work={work} />
    </div>
  )
}

function SerialLinks({ links }: { links: readonly SeriesLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={webtoonPage.platforms}>
      {links.map(({ label, url }) => (
        <li key={label}>
          <ExternalLink href={url}>{label}</ExternalLink>
        </li>
      ))}
    </ul>
  )
}

/** Links to the novel, the characters and the fan art of the same series. */
function RelatedLinks({ work }: { work: Webtoon }) {
  const names = work.characters.map(({ name }) => name).join(', ')
  const novelPath = findNovelOf(work.key)?.path
  return (
    <nav className={styles.related} aria-label={seriesTexts.otherStories(work.titleKo)}>
      {novelPath && isPublic(novelPath) && (
        <Link to={novelPath}>
          <span>{webtoonPage.readNovel}</span>
          <b>{pageName(novelPath)}</b>
          <ArrowIcon />
        </Link>
      )}
      <Link to={{ search: 'tab=characters' }} replace>
        <span>{seriesTexts.meetCharacters}</span>
        <b>{names}</b>
        <ArrowIcon />
      </Link>
      {isPublic(paths.fanart) && (
        <Link to={paths.fanartOf(work.key)}>
          <span>{seriesTexts.seeFanart}</span>
          <b>{webtoonPage.fanart}</b>
          <ArrowIcon />
        </Link>
      )}
    </nav>
  )
}
