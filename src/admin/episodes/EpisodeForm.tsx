import { useState } from 'react'
import { Link } from 'react-router-data'
import { useStore } from 'zustand'
import { episodes as words } from '#messages/admin/episodes'
import { serial } from '#messages/admin/serial'
import { drafts } from '#messages/drafts'
import { atLeast } from '@/config/breakpoints'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import type { PostDraft } from '@/posts/owner/postDraft'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { Sheet } from '../components/Sheet'
import { autosaveMessage } from '../editor/autosaveMessage'
import { EditorBar } from '../editor/EditorBar'
import { EditorDialogs } from '../editor/EditorDialogs'
import { RestoreNotice } from '../editor/RestoreNotice'
import { RightsFields } from '../editor/RightsFields'
import type { EditedItem, ItemEditor } from '../editor/useItemEditor'
import { PublishCard } from '../schedule/PublishCard'
import { entryId, isPresent, isUnfinished } from '../upload/cutEntries'
import { cutRequirements } from './cutRequirements'
import { CutsRegion } from './CutsRegion'
import { prepareEpisode } from './prepareEpisode'
import { PublishGate } from './PublishGate'
import { SerialFields } from './SerialFields'
import { SerialHeading } from './SerialHeading'
import { StripPreview } from './StripPreview'
import { renderUnfinishedOffer } from './UnfinishedOffer'
import { episodeRules, useEpisode, type Episode } from './useEpisode'
import { useSerialEditor } from './useSerialEditor'
import { ViewTabs } from './ViewTabs'
import styles from './SerialForm.module.scss'

/** Below this width the preview is a tab. */
const TWO_COLUMNS = atLeast('laptop')

type Tab = 'write' | 'preview'

/** The form of one episode, with its bar and dialogs. */
export function EpisodeForm(item: EditedItem) {
  const [tab, setTab] = useState<Tab>('write')
  const serialEditor = useSerialEditor(item, () => setTab('write'), {
    rules: episodeRules,
    prepare: prepareEpisode,
  })
  const { editor, work, save, gate, inert, focus } = serialEditor
  const episode = useEpisode(editor, work)
  const { recovery } = editor
  const uploads = useStore(episode.uploader.queue.state, (state) => state.uploads)

  return (
    <form {...serialEditor.form} noValidate className={styles.form}>
      <SerialHeading editor={editor} work={episode} />
      <RestoreNotice
        recovery={recovery}
        updatedAt={item.row?.updatedAt ?? null}
        renderOffer={renderUnfinishedOffer(recovery.restore)}
      />
      <Columns editor={editor} episode={episode} inert={inert} tab={tab} onTab={setTab} />
      <Bar editor={editor} episode={episode} inert={inert} onSave={save} focus={focus} />
      <PublishGate
        {...{ gate, editor }}
        work={episode}
        requirements={cutRequirements(episode, uploads)}
        onGoTo={focus}
      />
      <EditorDialogs editor={editor} />
    </form>
  )
}

interface PartProps {
  editor: ItemEditor
  episode: Episode
  inert: boolean
}

interface ColumnsProps extends PartProps {
  tab: Tab
  onTab: (tab: Tab) => void
}

/** Fields and cuts, and beside them publishing and preview. One of the two at a time on narrow screens. */
function Columns({ editor, episode, inert, tab, onTab }: ColumnsProps) {
  const isWide = useMediaQuery(TWO_COLUMNS)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const { collection, row, form } = editor
  return (
    <div inert={inert} className={styles.inner}>
      {!isWide && <ViewTabs tabs={viewTabs()} active={tab} onSelect={onTab} />}
      <div className={styles.columns} data-both={isWide || undefined}>
        <div className={styles.column} hidden={!isWide && tab !== 'write'}>
          <SerialFields editor={editor} work={episode} />
          <CutsRegion
            episode={episode}
            faults={form.faults}
            selectedId={selectedId}
            onSelect={setSelectedId}
          />
        </div>
        <div className={styles.side}>
          <div hidden={!isWide && tab !== 'write'}>
            <PublishCard
              compact
              key={form.bodyRevision}
              moment={form.draft.published_at}
              error={form.faults['published_at']}
              onChange={(moment) => form.change({ published_at: moment })}
              note={drafts.picturesByAddress}
            />
            <RightsFields form={form} />
          </div>
          <div className={styles.previews} hidden={!isWide && tab !== 'preview'}>
            <StripPreview entries={episode.entries} selectedId={selectedId} />
            {row && (
              <Link to={adminPostPaths(collection, row.id).share} className={adminButtonClass()}>
                {serial.sharePreview}
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const viewTabs = () => [['write', serial.write] as const, ['preview', words.preview] as const]

interface BarProps extends PartProps {
  onSave: (status: PostDraft['status']) => void
  focus: (name: string) => void
}

function Bar({ editor, episode, inert, onSave, focus }: BarProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { failed, unfinished } = useUnfinished(episode)
  const autosaveText = autosaveMessage(editor.dirty, editor.autosave, editor.row !== null)
  return (
    <>
      <EditorBar
        editor={editor}
        inert={inert}
        autosaveText={autosaveText}
        alwaysShowNote
        isPublishingHeld={unfinished > 0}
        note={unfinishedNote(failed, unfinished) ?? autosaveText}
        faultsLead={words.unfinished.beforeSaving}
        focus={focus}
        onSave={onSave}
        buttons={
          unfinished > 0 && (
            <AdminButton onClick={() => setIsAsking(true)}>{words.unfinished.abandon}</AdminButton>
          )
        }
      />
      <AbandonDialog
        count={isAsking ? unfinished : 0}
        onClose={() => setIsAsking(false)}
        onAbandon={() => {
          setIsAsking(false)
          episode.uploader.abandon()
        }}
      />
    </>
  )
}

/** Returns the numbers of cuts that are not stored, and of those that failed. */
function useUnfinished({ entries, uploader }: Episode) {
  const unfinished = entries.filter(isPresent).filter(isUnfinished)
  const failed = useStore(
    uploader.queue.state,
    ({ uploads }) => unfinished.filter((entry) => uploads[entryId(entry)]?.phase === 'failed').length,
  )
  return { failed, unfinished: unfinished.length }
}

function unfinishedNote(failed: number, unfinished: number): string | null {
  if (failed > 0) return words.unfinished.someFailed(failed)
  return unfinished > 0 ? words.unfinished.someLeft(unfinished) : null
}

interface AbandonDialogProps {
  /** 0 closes the dialog. */
  count: number
  onClose: () => void
  onAbandon: () => void
}

/** Asks before the remaining cuts are given up. */
function AbandonDialog({ count, onClose, onAbandon }: AbandonDialogProps) {
  return (
    <Sheet
      open={count > 0}
      title={words.unfinished.question}
      alertText={words.unfinished.consequence(count)}
      onClose={onClose}
    >
      <Sheet.Buttons>
        <AdminButton onClick={onClose}>{words.unfinished.goOn}</AdminButton>
        <AdminButton look="danger" onClick={onAbandon}>
          {words.unfinished.stop}
        </AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}
