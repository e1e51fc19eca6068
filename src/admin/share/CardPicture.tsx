import { type ReactNode, useEffect, useRef, useState } from 'react'
import { drawPostCard } from '@/cards/drawPostCard'
import { CARD_SIZE } from '@/config/socialCard'
import { useElementWidth } from '@/lib/browser/useElementWidth'
import type { Crop } from '@/lib/image/cropping'
import { browserCardTools } from './browserCardTools'
import { useSharePreview } from './sharePreview'
import styles from './CardPicture.module.scss'

/** Returns the drawn card of the previewed post. Keeps the previous one while its fonts and picture load. */
function useCard(): ReactNode {
  const { card: spec, size } = useSharePreview()
  const [drawn, setDrawn] = useState<ReactNode>(null)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const card = await drawPostCard(spec, browserCardTools(size))
      if (isCurrent) setDrawn(card)
    }
    void draw()
    return () => {
      isCurrent = false
    }
  }, [spec, size])
  return drawn
}

interface Props {
  /** Visible part of the card; defaults to the whole card. */
  crop?: Crop
}

/**
 * The post's social card, scaled, with a service's crop: the elements that the build renders. Hidden from assistive technology:
 * the text beside it repeats it.
 */
export function CardPicture({ crop = { left: 0, top: 0, ...CARD_SIZE } }: Props) {
  const card = useCard()
  const frame = useRef<HTMLDivElement>(null)
  const scale = useElementWidth(frame) / crop.width
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ aspectRatio: `${crop.width} / ${crop.height}` }}
      aria-hidden="true"
    >
      <div
        className={styles.card}
        style={{ ...CARD_SIZE, transform: `scale(${scale}) translate(${-crop.left}px, ${-crop.top}px)` }}
      >
        {card}
      </div>
    </div>
  )
}
