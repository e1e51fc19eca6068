import { intakeTexts } from '#messages/intakeTexts'
import { freePlaces, type Intake, shownState } from './intake'

/** A sentence whose part `em` is emphasised. */
interface Sentence {
  before: string
  em: string
  after: string
}

/** Returns the state of the intake in two sentences, such as “Taking commissions. Two places free.” */
export function intakeHeadline(intake: Intake): { state: string; detail: Sentence } {
  const state = shownState(intake)
  return { state: intakeTexts.state[state], detail: detailOf(intake, state) }
}

function detailOf(intake: Intake, state: Intake['state']): Sentence {
  if (state === 'waitlist') return intakeTexts.inOrder
  if (state === 'open') {
    const free = freePlaces(intake)
    return free === null ? intakeTexts.noLimit : intakeTexts.places(free)
  }
  const [, month, day] = intake.opensOn?.split('-').map(Number) ?? []
  return month && day ? intakeTexts.opensOn({ month, day }) : intakeTexts.opensSometime
}
