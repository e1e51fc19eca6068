import { useEffect } from 'react'
import Editor, { type EditorProps } from '../editor/Editor'
import { listDraftMetas } from '../editor/localDrafts'
import { entryId, readEntries } from '../upload/cutEntries'
import { deleteUnusedCutFiles } from '../upload/cutFiles'
import { EpisodeForm } from './EpisodeForm'

/** Deletes files of cuts that no draft in this browser needs any more. */
async function deleteLeftovers() {
  const metas = await listDraftMetas()
  await deleteUnusedCutFiles(new Set(metas.flatMap(readEntries).map(entryId)))
}

/** The editor of an episode: the editor of every item with the form of an episode. */
export default function EpisodeEditor(props: EditorProps) {
  useEffect(() => void deleteLeftovers(), [])
  return <Editor {...props} form={EpisodeForm} />
}
