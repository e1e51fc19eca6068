import { versions } from '#messages/admin/versions'
import { common } from '#messages/common'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import { fieldLabel } from '../editor/fieldLabels'
import { fieldText } from './compareDrafts'
import styles from './WholeVersion.module.scss'

interface Props {
  open: boolean
  collection: Collection
  title: string
  draft: PostDraft
  isImageMissing: boolean
  onClose: () => void
}

/** Dialog with all fields of one version. */
export function WholeVersion({ open, collection, title, draft, isImageMissing, onClose }: Props) {
  const source = imageUrl(draft.image ?? draft.thumbnail)
  const names = ['title', 'body', 'summary', 'alt', ...Object.keys(draft.meta).map((name) => `meta.${name}`)]
  const fields = names
    .map((name) => ({ name, label: fieldLabel(collection, name), text: fieldText(collection, draft, name) }))
    .filter(({ text }) => text !== '')
  return (
    <Sheet open={open} title={versions.versionOf(title)} onClose={onClose} className={styles.sheet}>
      {source &&
        (isImageMissing ? (
          <p>{versions.pictureGone}</p>
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
        <AdminButton onClick={onClose}>{common.close}</AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}
