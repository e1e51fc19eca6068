import { createStore } from 'zustand/vanilla'

interface TransitionState {
  /** `data-id` of the card whose picture is in transition; null otherwise. */
  card: string | null
  /** True once the detail's picture is mounted. */
  mounted: boolean
}

export const IDLE: TransitionState = { card: null, mounted: false }

/** State of the page's current shared element transition. */
export const transitionStore = createStore<TransitionState>()(() => IDLE)
