import { useState } from 'react'
import { imageUrl } from '@/supabase/storageUrls'
import styles from './Loupe.module.scss'

type LoupeState = 'loading' | 'ready' | 'failed'

const WORDS: Readonly<Record<LoupeState, string>> = {
  loading: '원본을 여는 중',
  ready: '100%',
  failed: '원본 없음',
}

/** A loupe over a picture: the stored original, one of its pixels on one of the screen's. Read only once a loupe is there. */
export function Loupe({ stored }: { stored: string | null }) {
  const src = imageUrl(stored)
  const [state, setState] = useState<LoupeState>(src ? 'loading' : 'failed')
  const [width, setWidth] = useState(0)
  return (
    <div className={styles.loupe} data-state={state}>
      <div className={styles.lens}>
        {src && state !== 'failed' && (
          <img
            src={src}
            alt=""
            draggable={false}
            decoding="async"
            style={{ width }}
            onLoad={({ currentTarget }) => {
              setWidth(currentTarget.naturalWidth / window.devicePixelRatio)
              setState('ready')
            }}
            onError={() => setState('failed')}
          />
        )}
      </div>
      <span role="status">{WORDS[state]}</span>
    </div>
  )
}
