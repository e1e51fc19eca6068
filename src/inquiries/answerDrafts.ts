import * as v from 'valibot'
import { ANSWERS_STORAGE_KEY } from '@/config/constants'
import { localSafeStorage } from '@/lib/storage/safeStorage'

const draftSchema = v.object({
  text: v.string(),
  /** The last text that was sent without success, and the key that names it, so that sending it again adds it once. */
  attempt: v.nullable(v.object({ text: v.string(), clientKey: v.string() })),
})
const draftsSchema = v.record(v.string(), draftSchema)

/** An answer that the owner has not sent yet. */
export type AnswerDraft = v.InferOutput<typeof draftSchema>

function readDrafts(): Readonly<Record<string, AnswerDraft>> {
  try {
    const stored: unknown = JSON.parse(localSafeStorage.get(ANSWERS_STORAGE_KEY) ?? '{}')
    const parsed = v.safeParse(draftsSchema, stored)
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}

/** Returns the unsent answer to an inquiry that this browser keeps, or null. Never throws. */
export const readAnswerDraft = (inquiryId: number): AnswerDraft | null =>
  readDrafts()[String(inquiryId)] ?? null

/** Keeps the unsent answer to an inquiry in this browser. Null deletes it. Never throws. */
export function keepAnswerDraft(inquiryId: number, draft: AnswerDraft | null) {
  const { [String(inquiryId)]: _replaced, ...others } = readDrafts()
  const drafts = draft ? { ...others, [inquiryId]: draft } : others
  if (Object.keys(drafts).length === 0) eraseAnswerDrafts()
  else localSafeStorage.set(ANSWERS_STORAGE_KEY, JSON.stringify(drafts))
}

/** Returns the number of unsent answers in this browser. Never throws. */
export const countAnswerDrafts = (): number => Object.keys(readDrafts()).length

/** Deletes all unsent answers. Never throws. */
export const eraseAnswerDrafts = () => localSafeStorage.remove(ANSWERS_STORAGE_KEY)
