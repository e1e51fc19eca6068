import { useEffect, useId } from 'react'
import { Link } from 'react-router-dom'
import { appearances } from '#messages/appearances'
import type { SeriesKey } from '@/content/series'
import { fanart } from '@/posts/collections'
import { postImageSources } from '@/posts/pictures/imageSources'
import { rowLang } from '@/posts/rowLang'
import { ArrowIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { useSeriesFanart } from './useSeriesFanart'
import styles from './Appearances.module.scss'

interface FanartAppearancesProps {
  series: SeriesKey
  slug: string
  /** The maximum number of entries; null shows all. */
  limit: number | null
  /** Called with the number of entries. */
  onCount: (count: number) => void
}

/** The fan art that shows a character. Renders nothing without fan art. */
export default function FanartAppearances({ series, slug, limit, onCount }: FanartAppearancesProps) {
  const id = useId()
  const pieces = useSeriesFanart(series, slug)
  useEffect(() => onCount(pieces.length), [pieces.length, onCount])
  if (pieces.length === 0) return null
  return (
    <>
      <h4 id={id}>{appearances.fanart}</h4>
      <ul className={styles.fanart} aria-labelledby={id}>
        {pieces.slice(0, limit ?? pieces.length).map((piece) => (
          <li key={piece.id}>
            <Link to={fanart.detailPath(piece.id)}>
              <ProgressiveImage
                className={styles.piece}
                sources={postImageSources(piece, { width: 80 })}
                sizes="76px"
                alt=""
                width={piece.width}
                height={piece.height}
                placeholder={piece.placeholder}
              />
              <span>
                <b lang={rowLang(piece)}>{piece.title}</b>
                <small lang={rowLang(piece)}>
                  {[piece.meta.year && appearances.year(piece.meta.year), piece.summary]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
