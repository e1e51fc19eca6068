import type { backToTop as Korean } from '../ko/backToTop.ts'

export const backToTop: typeof Korean = { name: 'Back to top', label: 'Top' }
