import { create } from 'zustand'

/** Number of drafts and received photos that exist only in this browser. */
export interface UnsavedWork {
  drafts: number
  photos: number
}

/** The owner's choice on log-out; `stay` cancels it. */
export type UnsavedWorkAnswer = 'keep' | 'erase' | 'stay'

interface Question {
  /** Null while the dialog is closed. */
  work: UnsavedWork | null
  answer: (answer: UnsavedWorkAnswer) => void
}

const closed: Question = { work: null, answer: () => undefined }

/** State of the dialog about unsaved work. */
export const useUnsavedWorkQuestion = create<Question>()(() => closed)

/** Opens the dialog and resolves with the owner's choice. */
export function askAboutUnsavedWork(work: UnsavedWork): Promise<UnsavedWorkAnswer> {
  return new Promise((resolve) => {
    const answer = (choice: UnsavedWorkAnswer) => {
      useUnsavedWorkQuestion.setState(closed)
      resolve(choice)
    }
    useUnsavedWorkQuestion.setState({ work, answer })
  })
}
