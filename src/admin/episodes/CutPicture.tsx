import { useEffect, useState } from 'react'
import { imageUrl } from '@/supabase/storageUrls'
import { averageColor } from '@/ui/thumbHash'
import { entryId, isUnread, type Entry } from '../upload/cutEntries'
import { getCutFile } from '../upload/cutFiles'
import styles from './CutPicture.module.scss'

/** The small picture of a row: from this browser until the cut is stored. */
export function CutPicture({ entry }: { entry: Entry }) {
  const [local, setLocal] = useState<string | null>(null)
  const id = entryId(entry)
  const isPending = !isUnread(entry) && entry.pending === true
  useEffect(() => {
    if (!isPending) return undefined
    let url: string | null = null
    let cancelled = false
    async function load() {
      const preview = (await getCutFile(id))?.preview
      if (!preview || cancelled) return
      url = URL.createObjectURL(preview)
      setLocal(url)
    }
    void load()
    return () => {
      cancelled = true
      setLocal(null)
      if (url) URL.revokeObjectURL(url)
    }
  }, [id, isPending])
  if (isUnread(entry)) return <span className={styles.frame} />
  const { width, height, placeholder, image } = entry
  return (
    <span
      className={styles.frame}
      style={{ aspectRatio: `${width} / ${height}`, background: averageColor(placeholder) }}
    >
      {local !== null && <img src={local} alt="" />}
      {!isPending && <StoredPicture key={image} image={image} width={width} height={height} />}
    </span>
  )
}

function StoredPicture({ image, width, height }: { image: string; width: number; height: number }) {
  const [hasFailed, setHasFailed] = useState(false)
  const src = imageUrl(image)
  if (src === null || hasFailed) return null
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  )
}
