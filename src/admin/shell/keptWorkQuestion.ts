import { create } from 'zustand'

/** What waits in this browser alone: unsaved work, and photographs that a phone has shared, with all that they tell of. */
export interface KeptWork {
  drafts: number
  photos: number
}

/** What becomes of it when the owner logs out; `stay` logs nobody out. */
export type KeptWorkAnswer = 'keep' | 'erase' | 'stay'

interface Question {
  /** How much there is; null while nobody is asked. */
  kept: KeptWork | null
  answer: (answer: KeptWorkAnswer) => void
}

const nobody: Question = { kept: null, answer: () => undefined }

/** The question of logging out, while it is open. */
export const useKeptWorkQuestion = create<Question>()(() => nobody)

/** Asks what shall become of it. */
export function askAboutKeptWork(kept: KeptWork): Promise<KeptWorkAnswer> {
  return new Promise((resolve) => {
    const answer = (given: KeptWorkAnswer) => {
      useKeptWorkQuestion.setState(nobody)
      resolve(given)
    }
    useKeptWorkQuestion.setState({ kept, answer })
  })
}
