import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { findSeries } from '@/content/series'
import { atLeast } from '@/config/breakpoints'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { NumberTakenError } from '@/posts/serialErrors'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import { EditorBar } from '../editor/EditorBar'
import { EditorDialogs } from '../editor/EditorDialogs'
import { autosaveMessage } from '../editor/EditorForm'
import { EditorHeading } from '../editor/EditorHeading'
import { focusField, useFieldFromAddress, useSaveShortcut } from '../editor/formNavigation'
import { RestoreNotice } from '../editor/RestoreNotice'
import { useItemEditor, type EditedItem, type ItemEditor } from '../editor/useItemEditor'
import { PublishCard } from '../schedule/PublishCard'
import { entryId, isPresent, isUnfinished } from '../upload/cutEntries'
import { CutsRegion } from './CutsRegion'
import { EpisodeFields } from './EpisodeFields'
import { isPublishable, PublishGate } from './PublishGate'
import { prepareEpisode } from './prepareEpisode'
import styles from './SerialForm.module.scss'
import { findNumberOwner, refetchSeriesNumbers } from './seriesNumbers'
import { StripPreview } from './StripPreview'
import { renderUnfinishedOffer } from './UnfinishedOffer'
import { episodeRules, useEpisode, type Episode } from './useEpisode'
import { ViewTabs } from './ViewTabs'

/** Below this width the preview is a tab. */
const TWO_COLUMNS = atLeast('laptop')

/** The form of one episode, with its bar and dialogs. */
export function EpisodeForm(item: EditedItem) {
  const formRef = useRef<HTMLFormElement>(null)
  const focus = (name: string) => focusField(formRef.current, name)
  const { editor, episode, gate } = useEpisodeEditor(item, focus)
  const { collection, row, form, recovery, saving } = editor
  // Nothing can be typed or saved until the owner has answered the offer of a stored draft.
  const inert = recovery.offers.length > 0
  useSaveShortcut(formRef)
  useFieldFromAddress(focus)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (inert) return
    if (form.draft.status === 'published') void gate.publish()
    else saving.submit('draft')
  }

  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
      <EditorHeading
        collection={collection}
        row={row}
        details={`${findSeries(episode.series)?.title ?? ''}${episode.number === null ? '' : ` · ${episode.number}화`}`}
      />
      <RestoreNotice
        recovery={recovery}
        updatedAt={item.row?.updatedAt ?? null}
        renderOffer={renderUnfinishedOffer(recovery.restore)}
      />
      <Columns editor={editor} episode={episode} inert={inert} />
      <Bar
        editor={editor}
        episode={episode}
        inert={inert}
        onPublish={() => void gate.publish()}
        focus={focus}
      />
      <PublishGate
        open={gate.isOpen}
        collection={collection}
        episode={episode}
        title={form.draft.title}
        onClose={gate.close}
        onGoTo={focus}
        onPublish={() => {
          gate.close()
          saving.submit('published')
        }}
      />
      <EditorDialogs editor={editor} />
    </form>
  )
}

/** The editor's state with the episode's cuts and the dialog that explains why it cannot be published. */
function useEpisodeEditor(item: EditedItem, focus: (name: string) => void) {
  const latest = useRef<Episode | null>(null)
  const [isGateOpen, setIsGateOpen] = useState(false)
  const editor = useItemEditor({ ...item, rules: episodeRules }, focus, {
    prepareDraft: (draft) => prepareEpisode(item.collection, draft, latest.current),
    onFailure: (error, status) => {
      if (!(error instanceof NumberTakenError)) return
      void refetchSeriesNumbers(item.collection, latest.current?.series ?? '')
      if (status === 'published') setIsGateOpen(true)
      else focus('meta.number')
    },
  })
  const episode = useEpisode(editor)
  useEffect(() => {
    latest.current = episode
  })

  async function publish() {
    const numbers = await refetchSeriesNumbers(editor.collection, episode.series)
    const owner =
      numbers && episode.number !== null
        ? findNumberOwner(numbers, episode.number, editor.row?.id ?? null)
        : undefined
    if (!owner && isPublishable(latest.current ?? episode, editor.form.getDraft().title))
      return editor.saving.submit('published')
    await editor.saveNow()
    return setIsGateOpen(true)
  }

  const gate = { isOpen: isGateOpen, publish, close: () => setIsGateOpen(false) }
  return { editor, episode, gate }
}

interface PartProps {
  editor: ItemEditor
  episode: Episode
  inert: boolean
}

/** Fields and cuts, and beside them publishing and preview. One of the two at a time on narrow screens. */
function Columns({ editor, episode, inert }: PartProps) {
  const isWide = useMediaQuery(TWO_COLUMNS)
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const { form } = editor
  return (
    <div inert={inert} className={styles.inner}>
      {!isWide && <ViewTabs tabs={tabs} active={tab} onSelect={setTab} />}
      <div className={styles.columns} data-both={isWide || undefined}>
        <div className={styles.column} hidden={!isWide && tab !== 'write'}>
          <EpisodeFields editor={editor} episode={episode} />
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
              key={form.bodyRevision}
              moment={form.draft.published_at}
              error={form.faults['published_at']}
              onChange={(moment) => form.change({ published_at: moment })}
            />
          </div>
          <div hidden={!isWide && tab !== 'preview'}>
            <StripPreview entries={episode.entries} selectedId={selectedId} />
          </div>
        </div>
      </div>
    </div>
  )
}

const tabs = [
  ['write', '쓰기'],
  ['preview', '미리보기'],
] as const

interface BarProps extends PartProps {
  onPublish: () => void
  focus: (name: string) => void
}

function Bar({ editor, episode, inert, onPublish, focus }: BarProps) {
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
        faultsLead="저장하기 전에 고쳐 주세요:"
        focus={focus}
        onSave={(status) => (status === 'published' ? onPublish() : editor.saving.submit(status))}
        buttons={
          unfinished > 0 && <AdminButton onClick={() => setIsAsking(true)}>남은 컷 그만두기</AdminButton>
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
    uploader.state,
    ({ cuts }) => unfinished.filter((entry) => cuts[entryId(entry)]?.phase === 'failed').length,
  )
  return { failed, unfinished: unfinished.length }
}

function unfinishedNote(failed: number, unfinished: number): string | null {
  if (failed > 0) return `${failed}컷을 올리지 못해 아직 게시할 수 없습니다.`
  return unfinished > 0 ? `남은 ${unfinished}컷을 모두 올리면 게시할 수 있습니다.` : null
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
      title="남은 컷을 그만둘까요?"
      alertText={`아직 올리지 못한 ${count}컷을 이 화에서 뺍니다. 올린 컷은 그대로 있습니다.`}
      onClose={onClose}
    >
      <Sheet.Buttons>
        <AdminButton onClick={onClose}>계속 올리기</AdminButton>
        <AdminButton look="danger" onClick={onAbandon}>
          그만두기
        </AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}
