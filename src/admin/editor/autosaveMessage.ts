import type { AutosaveState } from './useDraftKeeping'

/** Returns a line that says how the current changes are saved. */
export function autosaveMessage(unsaved: boolean, autosave: AutosaveState, stored: boolean): string {
  if (!unsaved) return stored ? '서버에 저장됨' : '임시저장 전'
  if (autosave === 'browser') return '이 브라우저에 보관됨'
  if (autosave === 'memory')
    return '브라우저 저장소가 가득 차 이 탭에만 보관합니다. 탭을 닫기 전에 저장해 주세요.'
  return '저장하지 않은 내용이 있습니다'
}

/** Returns a sentence that says where unsaved changes are kept. Empty while they are not kept yet. */
export function keptMessage(autosave: AutosaveState): string {
  if (autosave === 'browser') return '적은 것은 모두 이 브라우저에 보관했습니다.'
  return autosave === 'memory' ? '브라우저 저장소가 가득 차 적은 것을 이 탭에만 보관했습니다.' : ''
}
