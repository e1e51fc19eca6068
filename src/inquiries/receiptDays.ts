import { hasEnded, type InquiryState } from './letter'
import type { Receipt } from './visitorInquiries'

/** A message and the change of the version that it causes are this close, in ms. */
const SAME_CHANGE_MS = 2000

/** One step of an inquiry. `at` is its time (ISO 8601), null if it is not known. */
export interface Step {
  state: InquiryState
  progress: 'past' | 'current' | 'next'
  at: string | null
}

const USUAL_STEPS = ['received', 'answered', 'working', 'done'] as const

/** Returns when the state last changed. Null if the last change of the inquiry was a message. */
function changedAt({ updatedAt, messages }: Receipt): string | null {
  const last = messages.at(-1)?.createdAt
  return last && Date.parse(updatedAt) - Date.parse(last) < SAME_CHANGE_MS ? null : updatedAt
}

function timeOf(state: InquiryState, receipt: Receipt): string | null {
  if (state === 'received') return receipt.createdAt
  if (state === 'answered')
    return receipt.messages.find(({ author }) => author === 'owner')?.createdAt ?? null
  if (state !== receipt.state) return null
  return hasEnded(state) ? receipt.updatedAt : changedAt(receipt)
}

/** Returns the steps of an inquiry: the four usual ones, or two for one that was declined or withdrawn. */
export function stepsOf(receipt: Receipt): Step[] {
  const { state } = receipt
  const usual: readonly InquiryState[] = USUAL_STEPS
  const steps = usual.includes(state) ? usual : (['received', state] as const)
  const current = steps.indexOf(state)
  return steps.map((step, index) => ({
    state: step,
    progress: index < current ? 'past' : index === current ? 'current' : 'next',
    at: index > current ? null : timeOf(step, receipt),
  }))
}
