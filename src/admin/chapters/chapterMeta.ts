import { MAX_NOTE_LENGTH } from '@/config/constants'
import { novelEntries } from '@/content/novels'
import type { DraftFaults, PostDraft } from '@/posts/postDraft'
import { missingFields } from '@/posts/publishGate'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import type { DraftRules } from '../editor/useDraftForm'
import { isNoteTooLong } from '../episodes/episodeMeta'

/** The fields of a chapter's `meta`, as typed. A missing number is chosen by the editor. */
export interface ChapterFields {
  novel: string | null
  number: number | null
  note: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Reads the fields of a chapter from a draft's `meta`. */
export function readChapterFields(meta: object): ChapterFields {
  const number: unknown = Reflect.get(meta, 'number')
  return {
    novel: textOf(Reflect.get(meta, 'novel')) || null,
    number: typeof number === 'number' ? number : null,
    note: textOf(Reflect.get(meta, 'note')),
  }
}

/** Returns `meta` with changed fields. Null and empty values are left out. */
export function withChapterFields(meta: object, changes: Partial<ChapterFields>): object {
  const entries = new Map<string, unknown>(Object.entries({ ...meta, ...changes }))
  return Object.fromEntries([...entries].filter(([, value]) => value !== null && value !== ''))
}

function findFaults({ meta }: PostDraft): DraftFaults {
  return isNoteTooLong(readChapterFields(meta).note)
    ? { 'meta.note': `작가의 말은 ${MAX_NOTE_LENGTH}자까지 쓸 수 있습니다.` }
    : {}
}

/** The rules of a chapter's draft. */
export const chapterRules: DraftRules = {
  findMissing: (draft) => missingFields({ key: 'chapters' }, draft),
  findFaults,
}

const LAST_NOVEL_KEY = 'blank-page-desk-novel'

/** Returns the novel that a new chapter starts with: the one chosen last in this browser, or the first. */
export function initialNovel(): string {
  const last = localSafeStorage.get(LAST_NOVEL_KEY)
  return (novelEntries.find(({ key }) => key === last) ?? novelEntries[0])?.key ?? ''
}

/** Remembers the novel for the next new chapter in this browser. */
export const rememberNovel = (novel: string) => void localSafeStorage.set(LAST_NOVEL_KEY, novel)
