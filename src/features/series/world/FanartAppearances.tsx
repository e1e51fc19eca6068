import { useEffect, useId } from 'react'
import { Link } from 'react-router-dom'
import { postImageSources } from '@/posts/imageSources'
import { fanart } from '@/posts/registry'
import type { SeriesKey } from '@/content/series'
import { ArrowIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import styles from './Appearances.module.scss'
import { useSeriesFanart } from './useSeriesFanart'

interface FanartAppearancesProps {
  series: SeriesKey
  slug: string
  /** How many are shown; null is all. */
  most: number | null
  /** Told how many there are. */
  onCount: (count: number) => void
}

/** The fan art that somebody is in, in the order of their list; nothing where there is none. */
export default function FanartAppearances({ series, slug, most, onCount }: FanartAppearancesProps) {
  const id = useId()
  const pieces = useSeriesFanart(series, slug)
  useEffect(() => onCount(pieces.length), [pieces.length, onCount])
  if (pieces.length === 0) return null
  return (
    <>
      <h4 id={id}>팬아트</h4>
      <ul className={styles.fanart} aria-labelledby={id}>
        {pieces.slice(0, most ?? pieces.length).map((piece) => (
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
                <b>{piece.title}</b>
                <small>
                  {[piece.meta.year && `${piece.meta.year}년`, piece.summary].filter(Boolean).join(', ')}
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
