import type { Collection } from '@/posts/definition'
import type { PostDraft } from '@/posts/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import { fieldLabel } from '../editor/fieldLabels'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import { textOf } from './compareDrafts'
import styles from './WholeVersion.module.scss'

interface Props {
  open: boolean
  collection: Collection
  title: string
  draft: PostDraft
  isPictureGone: boolean
  onClose: () => void
}

/** A version by itself, every field of it. */
export function WholeVersion({ open, collection, title, draft, isPictureGone, onClose }: Props) {
  const source = imageUrl(draft.image ?? draft.thumbnail)
  const names = ['title', 'body', 'summary', 'alt', ...Object.keys(draft.meta).map((name) => `meta.${name}`)]
  const fields = names
    .map((name) => ({ name, label: fieldLabel(collection, name), text: textOf(collection, draft, name) }))
    .filter(({ text }) => text !== '')
  return (
    <Sheet open={open} title={`${title}의 판`} onClose={onClose} className={styles.sheet}>
      {source &&
        (isPictureGone ? (
          <p>이 판의 사진은 남아 있지 않습니다.</p>
        ) : (
          <img
            src={source}
            alt={draft.alt ?? ''}
            width={draft.width ?? undefined}
            height={draft.height ?? undefined}
          />
        ))}
      <dl className={styles.fields}>
        {fields.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Sheet.Buttons>
        <Button onClick={onClose}>닫기</Button>
      </Sheet.Buttons>
    </Sheet>
  )
}
