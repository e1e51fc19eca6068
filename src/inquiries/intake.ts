// The intake as every page knows it, without data code: the footer of every page says its state.
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { paths } from '@/config/paths'
import { isPublic } from '@/content/pages'
import { isRecord } from '@/lib/json'

export type IntakeState = 'open' | 'waitlist' | 'closed'

/** Whether commissions are taken, as the owner has set it. */
export interface Intake {
  state: IntakeState
  /** Null: no limit. */
  places: number | null
  /** The day on which it opens, as ISO 8601 date. */
  opensOn: string | null
  /** The owner's sentence. */
  note: string | null
  /** Number of commissions in work. */
  working: number
  /** Version of the row, ISO 8601. */
  updatedAt: string
}

/** The intake as it was read at a time (ISO 8601). */
export type KnownIntake = Intake & { readAt: string }

/** False for sites without inquiries: they have no page, link or request for them. */
export const takesInquiries = isPublic(paths.inquiry)

/** Id of the script element with the intake as JSON, in every page of a build. */
export const INTAKE_ID = 'intake'

interface KnownState {
  /** Null until it has been read, for a build without a backend. */
  intake: KnownIntake | null
  /** The last read has failed, so that the intake may have changed. */
  isUncertain: boolean
}

function readBuild(): KnownIntake | null {
  const text = globalThis.document?.getElementById(INTAKE_ID)?.textContent
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    // oxlint-disable-next-line no-unsafe-type-assertion -- the build has written an intake or null
    return isRecord(value) ? (value as unknown as KnownIntake) : null
  } catch {
    return null
  }
}

export const intakeStore = createStore<KnownState>()(() => ({ intake: readBuild(), isUncertain: false }))

/** Sets the intake of the pages that the build renders. */
export const setBuildIntake = (intake: KnownIntake | null) => intakeStore.setState({ intake })

/** The intake of the build, or as this visit has read it since. Sends no request: see `watchIntake` and `readIntake`. */
export function useIntake(): KnownState {
  return useSyncExternalStore(intakeStore.subscribe, intakeStore.getState, intakeStore.getState)
}

/** Returns the number of free places; null without a limit. Negative if more commissions are in work than there are places. */
export const freePlaces = ({ places, working }: Intake): number | null =>
  places === null ? null : places - working

/** Returns the state that visitors see and the database enforces: without a free place an open intake is a waiting list. */
export function shownState(intake: Intake): IntakeState {
  const free = freePlaces(intake)
  return intake.state === 'open' && free !== null && free <= 0 ? 'waitlist' : intake.state
}

/** The state that visitors see; null while it is unknown. Renders again only if it changes. */
export function useShownState(): IntakeState | null {
  return useSyncExternalStore(intakeStore.subscribe, readShownState, readShownState)
}

function readShownState(): IntakeState | null {
  const { intake } = intakeStore.getState()
  return intake && shownState(intake)
}
