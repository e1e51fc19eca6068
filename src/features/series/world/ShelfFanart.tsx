import { Link } from 'react-router-dom'
import { postImageSources } from '@/collections/imageSources'
import type { SeriesKey } from '@/content/series'
import { fanart } from '@/collections/registry'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { ShelfGroup } from './ShelfGroup'
import { useSeriesFanart } from './useSeriesFanart'
import styles from './WorldShelf.module.scss'

/** The newest fan art of a series, leaning on its shelf; nothing where there is none. */
export default function ShelfFanart({ series }: { series: SeriesKey }) {
  const [newest] = useSeriesFanart(series)
  if (!newest) return null
  return (
    <ShelfGroup caption="팬아트">
      <li>
        <Link className={styles.leaning} to={fanart.detailPath(newest.id)} aria-label={newest.title}>
          <ProgressiveImage
            className={styles.picture}
            sources={postImageSources(newest, { width: 160 })}
            sizes="150px"
            alt=""
            width={newest.width}
            height={newest.height}
            placeholder={newest.placeholder}
          />
          <span className={styles.label} aria-hidden="true">
            팬아트
          </span>
        </Link>
      </li>
    </ShelfGroup>
  )
}
