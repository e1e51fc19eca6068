import type { AutosaveState } from './useAutosave'

/** How well the work on screen is kept, in one line. */
export function autosaveMessage(unsaved: boolean, autosave: AutosaveState, stored: boolean): string {
  if (!unsaved) return stored ? '서버에 저장됨' : '임시저장 전'
  if (autosave === 'browser') return '이 브라우저에 보관됨'
  if (autosave === 'memory')
    return '브라우저 저장소가 가득 차 이 탭에만 보관합니다. 탭을 닫기 전에 저장해 주세요.'
  return '저장하지 않은 내용이 있습니다'
}
