import { useMemo } from 'react'
import { imageSizes } from '@/lib/image/imageSizes'
import { postImageSources } from '@/posts/imageSources'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { Button } from '@/ui/Button'
import type { StillStyle } from '@/features/list/stillViews'
import type { Slot } from './lightAddress'
import { clockOf, type LightPhoto } from './lightAxis'
import { Loupe } from './Loupe'
import styles from './Mount.module.scss'
import type { SlotState } from './useSlotState'

/** A mount's picture on wide screens, px. */
const WIDE_PX = 720
const SIZES = imageSizes('100vw', '50vw')

interface MountProps {
  slot: Slot
  state: SlotState
  hasLoupe: boolean
}

/** One of the two photographs in its mount, or what is to be said in its place. */
export function Mount({ slot, state, hasLoupe }: MountProps) {
  return (
    <figure className={styles.mount} data-slot={slot}>
      {state.kind === 'photo' ? (
        <Mounted light={state.light} hasLoupe={hasLoupe} />
      ) : (
        <Unmounted state={state} />
      )}
    </figure>
  )
}

function Mounted({
  light: { photo, collection, minute },
  hasLoupe,
}: {
  light: LightPhoto
  hasLoupe: boolean
}) {
  const sources = useMemo(() => postImageSources(photo, { width: WIDE_PX, kind: 'full' }), [photo])
  const ratio: StillStyle = { '--ratio': (photo.width ?? 3) / (photo.height ?? 2) }
  return (
    <>
      <figcaption>
        <span lang="en">{collection.name}</span>
        <span className="visually-hidden">{photo.title}</span>
        <time>{clockOf(minute)}</time>
      </figcaption>
      <div className={styles.picture} style={ratio} data-picture="">
        <ProgressiveImage
          sources={sources}
          sizes={SIZES}
          alt={photo.alt ?? ''}
          width={photo.width}
          height={photo.height}
          placeholder={photo.placeholder}
          priority
        />
        {hasLoupe && <Loupe key={photo.id} stored={photo.image} />}
      </div>
    </>
  )
}

function Unmounted({ state }: { state: Exclude<SlotState, { kind: 'photo' }> }) {
  if (state.kind === 'loading') return <p role="status">사진을 불러오는 중입니다.</p>
  if (state.kind === 'failed')
    return (
      <p role="alert">
        사진을 불러오지 못했습니다.
        <Button size="small" onClick={state.retry}>
          다시 시도
        </Button>
      </p>
    )
  return <p role="status">찾을 수 없는 사진입니다. 지워졌거나 주소가 잘못되었습니다.</p>
}
