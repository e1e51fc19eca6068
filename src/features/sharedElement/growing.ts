import { createStore } from 'zustand/vanilla'

interface SharedElementState {
  /** The card whose picture is growing into its detail, as its `data-id`; null otherwise. */
  card: string | null
  /** Whether the detail's picture is in the document. */
  mounted: boolean
}

/** Nothing grows. */
export const idle: SharedElementState = { card: null, mounted: false }

/** The one transition of the page. */
export const sharedElement = createStore<SharedElementState>()(() => idle)
