import { useStore } from 'zustand'
import { episodes as words } from '#messages/admin/episodes'
import { common } from '#messages/common'
import { AdminButton } from '../components/AdminButton'
import { formatBytes } from '../components/formatBytes'
import { RebuildIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { entryId, isPresent, isUnfinished } from '../upload/cutEntries'
import type { QueueState } from '../upload/uploadQueue'
import { entryName } from './CutRow'
import type { CutUploader } from './cutUploader'
import type { Requirement } from './PublishGate'
import type { Episode } from './useEpisode'
import styles from './PublishGate.module.scss'

/** Returns what publishing an episode requires of its cuts: at least one, and all of them stored. */
export function cutRequirements(
  { entries, uploader }: Episode,
  uploads: QueueState['uploads'],
): readonly Requirement[] {
  const cuts = entries.filter(isPresent)
  const field = 'meta.cuts'
  if (cuts.length === 0)
    return [
      {
        key: field,
        isMet: false,
        field,
        heading: words.requirements.none,
        goLabel: words.requirements.goUpload,
      },
    ]
  const unfinished = cuts.flatMap((entry, index): Requirement[] => {
    if (!isUnfinished(entry)) return []
    const id = entryId(entry)
    const name = entryName(entry, index + 1)
    const size = entry.bytes === undefined ? '' : `, ${formatBytes(entry.bytes)}`
    return [
      {
        key: id,
        isMet: false,
        field,
        heading: words.requirements.notStored(index + 1),
        text: `${name}${size}. ${uploads[id]?.message ?? (uploads[id] ? words.requirements.uploading : words.requirements.waiting)}`,
        action: <UploadAction id={id} name={name} uploader={uploader} />,
      },
    ]
  })
  return [...unfinished, { key: field, isMet: true, field, heading: words.requirements.some(cuts.length) }]
}

interface UploadActionProps {
  id: string
  name: string
  uploader: CutUploader
}

/** Sends a failed cut again, or shows how far it is. */
function UploadAction({ id, name, uploader }: UploadActionProps) {
  const state = useStore(uploader.queue.state, ({ uploads }) => uploads[id])
  if (state?.phase === 'failed')
    return (
      <AdminButton onClick={() => void uploader.retry(id)}>
        <RebuildIcon /> {common.retry}
      </AdminButton>
    )
  return (
    <div className={styles.progress}>
      <ProgressBar label={words.panel.progress(name)} value={state?.progress ?? 0} />
    </div>
  )
}
