import { Link, useSearchParams } from 'react-router-dom'
import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import { lightTable } from '@/content/lightTable'
import { cameras, withParam } from './lightAddress'
import type { LightPhoto } from './lightAxis'
import styles from './LightHead.module.scss'

interface LightHeadProps {
  photos: readonly LightPhoto[]
  /** More of them can still be spread out. */
  hasMore: boolean
  /** The one camera on show; null for both. */
  camera: Collection<PhotoMeta> | null
  /** Told in words what the camera shows that was chosen. */
  onChoose: (words: string) => void
}

/** The head of the table: its name, its line, and the switch between both cameras and one of them. */
export function LightHead({ photos, hasMore, camera, onChoose }: LightHeadProps) {
  const [params] = useSearchParams()
  const { title, line } = lightTable
  const link = (label: string, of: Collection<PhotoMeta> | null, lang?: string) => {
    const count = photos.filter(({ collection }) => of === null || collection === of).length
    return (
      <Link
        key={label}
        to={{ search: String(withParam(params, 'camera', of?.key)) }}
        replace
        preventScrollReset
        onClick={() => onChoose(`${label} ${count}장${hasMore ? ' 이상' : ''}`)}
        aria-current={of === camera ? 'true' : undefined}
      >
        <span lang={lang}>{label}</span> {count}
        {hasMore && '+'}
      </Link>
    )
  }
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <div className={styles.side}>
        <p>
          {line[0]} <br />
          {line[1]}
        </p>
        <nav aria-label="카메라">
          {link('함께', null)}
          {cameras.map((each) => link(each.camera ?? each.name, each, 'en'))}
        </nav>
      </div>
    </header>
  )
}
