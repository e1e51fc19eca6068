import { create } from 'zustand'

/** What becomes of unsaved work when the owner logs out; `stay` logs nobody out. */
export type KeptDraftsAnswer = 'keep' | 'erase' | 'stay'

interface Question {
  /** How much unsaved work there is; null while nobody is asked. */
  count: number | null
  answer: (answer: KeptDraftsAnswer) => void
}

const nobody: Question = { count: null, answer: () => undefined }

/** The question of logging out, while it is open. */
export const useKeptDraftsQuestion = create<Question>()(() => nobody)

/** Asks what shall become of unsaved work. */
export function askAboutKeptDrafts(count: number): Promise<KeptDraftsAnswer> {
  return new Promise((resolve) => {
    const answer = (given: KeptDraftsAnswer) => {
      useKeptDraftsQuestion.setState(nobody)
      resolve(given)
    }
    useKeptDraftsQuestion.setState({ count, answer })
  })
}
