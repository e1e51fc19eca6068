import { Link } from 'react-router-dom'
import { relations } from '#messages/relations'
import type { SeriesKey } from '@/content/series'
import { fanart } from '@/posts/collections'
import { postImageSources } from '@/posts/pictures/imageSources'
import { rowLang } from '@/posts/rowLang'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { ShelfGroup } from './ShelfGroup'
import { useSeriesFanart } from './useSeriesFanart'
import styles from './SeriesShelf.module.scss'

/** The first fan art of a series. Renders nothing without fan art. */
export default function ShelfFanart({ series }: { series: SeriesKey }) {
  const [first] = useSeriesFanart(series)
  if (!first) return null
  return (
    <ShelfGroup caption={relations.fanart}>
      <li>
        <Link className={styles.leaning} to={fanart.detailPath(first.id)}>
          <span className="visually-hidden" lang={rowLang(first)}>
            {first.title},{' '}
          </span>
          <ProgressiveImage
            className={styles.picture}
            sources={postImageSources(first, { width: 160 })}
            sizes="150px"
            alt=""
            width={first.width}
            height={first.height}
            placeholder={first.placeholder}
          />
          <span className={styles.label}>{relations.fanart}</span>
        </Link>
      </li>
    </ShelfGroup>
  )
}
