import { editor } from '#messages/admin/editor'
import type { AutosaveState } from './useDraftKeeping'

/** Returns a line that says how the current changes are saved. */
export function autosaveMessage(unsaved: boolean, autosave: AutosaveState, stored: boolean): string {
  if (!unsaved) return stored ? editor.autosave.saved : editor.autosave.unsaved
  return editor.autosave[autosave]
}

/** Returns a sentence that says where unsaved changes are kept. Empty while they are not kept yet. */
export function keptMessage(autosave: AutosaveState): string {
  return autosave === 'pending' ? '' : editor.kept[autosave]
}
